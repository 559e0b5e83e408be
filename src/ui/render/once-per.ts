/** Calls `make` once for each object, as long as the object exists. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => made.getOrInsertComputed(key, () => make(key));
}
