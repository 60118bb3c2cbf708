/** A schema as far as its fields can be told without its library. */
type Schema = {
  def: { type: string; shape?: Record<string, Schema>; element?: Schema; innerType?: Schema; in?: Schema };
};

/** Every field that a schema takes, such as `lines.0.quantity`; of a list, what its first part has. */
export function fieldsOf(schema: unknown, path: readonly string[] = []): string[] {
  // Every schema has this much; what else it has is its library's.
  const { shape, element, innerType, in: input } = (schema as Schema).def;
  const inner = innerType ?? input;
  const parts = element ? { "0": element } : (shape ?? {});
  const own = path.length > 0 ? [path.join(".")] : [];
  if (inner) return fieldsOf(inner, path);
  return [...own, ...Object.entries(parts).flatMap(([key, part]) => fieldsOf(part, [...path, key]))];
}
