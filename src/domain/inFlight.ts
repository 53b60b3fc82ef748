interface Flying {
  /** How many may be under way together. */
  atOnce: number;
  /** Once it is aborted nothing more is begun: what is under way is finished. */
  signal: AbortSignal;
}

/** Does the work of each item, begun in their order and a few of them together; resolves once none is under way any more. */
export async function inFlight<Item>(items: readonly Item[], { atOnce, signal }: Flying, work: (item: Item) => Promise<void>) {
  const waiting = items.values();
  const fly = async () => {
    for (let next = begin(); next; next = begin()) await work(next.item);
  };
  const begin = (): { item: Item } | undefined => {
    const next = signal.aborted ? undefined : waiting.next();
    return next && !next.done ? { item: next.value } : undefined;
  };
  await Promise.all(Array.from({ length: atOnce }, fly));
}
