/**
 * Returns for each sent text the place of the stored one that it continues, or undefined for a new one: the same text, wherever it is, or
 * else the one at its own place. None is continued twice.
 */
export function continuedRows(stored: readonly string[], sent: readonly string[]): (number | undefined)[] {
  const free = new Set(stored.keys());
  const take = (place: number | undefined) => (place !== undefined && free.delete(place) ? place : undefined);
  const alike = sent.map((text) => take([...free].find((place) => stored[place] === text)));
  return alike.map((place, index) => place ?? take(index));
}
