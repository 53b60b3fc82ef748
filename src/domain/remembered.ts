/** Caches a function's value for each object, for as long as the object exists. */
export function remembered<Key extends object, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: valueOf(key) };
    known.set(key, found);
    return found.value;
  };
}
