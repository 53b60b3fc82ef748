/** The same function, asked only once about each object, for as long as anybody has the object. */
export function remembered<Key extends object, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: valueOf(key) };
    known.set(key, found);
    return found.value;
  };
}
