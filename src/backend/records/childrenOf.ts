/** Returns a lookup of the rows below a parent, in their order; it is built once, in one pass. */
export function childrenOf<Row, Key>(rows: readonly Row[], parent: (row: Row) => Key): (key: Key) => Row[] {
  const byParent = new Map<Key, Row[]>();
  for (const row of rows) {
    const siblings = byParent.get(parent(row));
    if (siblings) siblings.push(row);
    else byParent.set(parent(row), [row]);
  }
  return (key) => byParent.get(key) ?? [];
}
