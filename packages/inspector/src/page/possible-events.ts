/** The events by name that a machine takes now: `cookie.*` stands for all that its schema knows of that kind. */
export function possibleEvents(
  next: readonly string[],
  schemas: Readonly<Record<string, unknown>>,
): string[] {
  const known = Object.keys(schemas);
  const all = next.flatMap((descriptor) => {
    if (!descriptor.endsWith("*")) return [descriptor];
    const start = descriptor.slice(0, -1);
    return known.filter((type) => type.startsWith(start));
  });
  return [...new Set(all)].toSorted();
}
