/** Names and values in the shape of Chakra's tokens. */
export function values<Name extends string | number, Value extends string | number>(
  named: Record<Name, Value>,
): Record<Name, { value: Value }> {
  const entries = Object.entries<Value>(named).map(([name, value]) => [name, { value }]);
  // The type of `Object.entries` loses the names; they are those of the argument.
  return Object.fromEntries(entries) as Record<Name, { value: Value }>;
}
