/** A text as it stands between two tags of XML or HTML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
