/** A row, told from others by its id. */
interface Identified {
  readonly id: unknown;
}

/**
 * All rows of a list that its server gives by numbered pages, from 1: read one after the other until one isn't full. One that
 * begins as the page before it did is no further page: that server knows of none. A single page is answered as it is, not copied.
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
