import type { Page } from "@playwright/test";

export type StoredData = {
  /** Cookies with their values. */
  cookies: Record<string, string>;
  local: Record<string, string>;
  session: Record<string, string>;
  /** Names of databases and caches. */
  others: string[];
};

/** What the browser of a page keeps of its site. */
export async function readStoredData(page: Page): Promise<StoredData> {
  const cookies = await page.context().cookies();
  const storages = await page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    others: [...(await indexedDB.databases()).map(({ name }) => name ?? ""), ...(await caches.keys())],
  }));
  return { cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])), ...storages };
}
