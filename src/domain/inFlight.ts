interface Flying {
  /** How many may run at once. */
  atOnce: number;
  /** Nothing more begins once it is aborted; what is running is finished. */
  signal: AbortSignal;
}

/** Runs `work` for each item, in their order and a few at once; resolves when none is running any more. */
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
