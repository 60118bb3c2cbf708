/**
 * Makes a value for each key once.
 * @param made the values so far: in a WeakMap a value goes with its key, in an LRUCache with its use
 */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  made: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown } = new Map(),
): (key: Key) => Value {
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
