/** A visualizer on a page of this shop may be named after it. */
const HOSTED = /^stately(?::(?<page>.*))?$/;

/**
 * Which visualizer of others is asked for: Stately's own, or a page of this shop that speaks its protocol.
 * @param asked see `askedInspection`
 * @returns its address, undefined for Stately's own; null for whatever else is asked for, and for a page of another
 * origin: the sender of a link must not choose who receives the events of the shop
 */
export function hostedPage(asked: string, origin: string): { url: string | undefined } | null {
  const { page } = HOSTED.exec(asked)?.groups ?? { page: null };
  if (page === null) return null;
  if (page === undefined) return { url: undefined };
  // As a browser reads it, which takes `\` for `/` and leaves out what nobody sees.
  if (!URL.canParse(page, origin)) return null;
  const url = new URL(page, origin);
  return url.origin === origin ? { url: url.href } : null;
}
