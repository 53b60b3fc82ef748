/** Caches a function's value for each object, for as long as the object exists. */
export function remembered<Key extends object, Value>(valueOf: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: valueOf(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Notes a value; of more than so many the one that was noted first is forgotten. */
export function noteAmong<Key, Value>(known: Map<Key, Value>, most: number, key: Key, value: Value): void {
  known.set(key, value);
  const [first] = known.size > most ? known.keys() : [];
  if (first !== undefined) known.delete(first);
}
