/** A row that its id identifies. */
interface Identified {
  readonly id: unknown;
}

/**
 * Reads all rows of a list that its server gives by numbered pages, from 1, one after the other until one isn't full. A page that begins as
 * the one before it did ends the list too: that server ignores the number. A single page is returned as it is, not copied.
 */
export async function everyPage<Row extends Identified>(
  read: (page: string) => Promise<readonly Row[]>,
  size: number,
): Promise<readonly Row[]> {
  const first = await read('1');
  let all = first;
  let last = first;
  for (let page = 2; last.length >= size; page += 1) {
    const next = await read(String(page));
    if (next[0]?.id === last[0]?.id) break;
    all = [...all, ...next];
    last = next;
  }
  return all;
}
