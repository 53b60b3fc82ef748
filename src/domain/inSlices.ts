/** How long it works before the screen and the keyboard get a turn, in milliseconds. */
const slice = 20;

/** Maps the items by `work`, in slices that leave the page responsive; rejects with the signal's reason once it is aborted. */
export async function inSlices<Item, Made>(
  items: readonly Item[],
  work: (item: Item, index: number) => Made,
  signal: AbortSignal,
): Promise<Made[]> {
  const made: Made[] = [];
  let end = performance.now() + slice;
  for (const [index, item] of items.entries()) {
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + slice;
    }
    signal.throwIfAborted();
    made.push(work(item, index));
  }
  return made;
}
