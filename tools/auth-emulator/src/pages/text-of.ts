/** A field of a form or of an address, if it came, and came once. Otherwise an empty text. */
export function textOf(fields: unknown, name: string): string {
  const value: unknown = Object(fields)[name];
  return typeof value === "string" ? value : "";
}
