type Held = { mode: LockMode; name: string };
type Waiting = Held & { grant: () => void };
type Work<Result> = (lock: Held | null) => Result | Promise<Result>;

/** Makes locks as those of `navigator.locks`, which this page alone shares: exclusive and shared, granted in order. */
export function createPageLocks() {
  const held = new Set<Held>();
  const queue: Waiting[] = [];

  const free = ({ name, mode }: Held, ahead: readonly Held[]) =>
    [...held, ...ahead].every((other) => other.name !== name || (mode === 'shared' && other.mode === 'shared'));

  const grantNext = () => {
    for (const waiting of Array.from(queue)) {
      if (!free(waiting, queue.slice(0, queue.indexOf(waiting)))) continue;
      queue.splice(queue.indexOf(waiting), 1);
      held.add(waiting);
      waiting.grant();
    }
  };

  const wait = (wanted: Held, signal: AbortSignal | undefined) =>
    new Promise<Held>((resolve, reject) => {
      signal?.throwIfAborted();
      const waiting: Waiting = { ...wanted, grant: () => resolve(waiting) };
      queue.push(waiting);
      signal?.addEventListener('abort', () => {
        if (!queue.includes(waiting)) return;
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal.reason);
        grantNext();
      });
      grantNext();
    });

  return {
    /** Runs `work` once the lock is granted; rejects with the signal's reason if that aborts first. */
    async request<Result>(name: string, { mode = 'exclusive', signal }: LockOptions, work: Work<Result>): Promise<Result> {
      const lock = await wait({ name, mode }, signal);
      try {
        return await work({ name, mode });
      } finally {
        held.delete(lock);
        grantNext();
      }
    },
    query: async () => ({ held: [...held], pending: [...queue] }),
  };
}
