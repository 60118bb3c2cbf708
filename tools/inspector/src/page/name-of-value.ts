/** A state value in one line, such as `open.settled.ready`, or `left.on, right.off` where regions are side by side. */
export function nameOfValue(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => [key, nameOfValue(inner)].filter(Boolean).join("."))
    .join(", ");
}
