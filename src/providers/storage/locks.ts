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

type LockWish = Pick<LockOptions, 'mode' | 'signal'>;

const ofPage = createPageLocks();

/**
 * Locks by name that all tabs share (Web Locks). Where the browser has none, or refuses one, a lock holds within this page: its tabs may
 * then undo each other's work, but nothing that needs a lock fails for it.
 */
export const locks = {
  /** Runs `work` once the lock is granted; rejects with the signal's reason if that aborts first. */
  async request<Result>(name: string, wish: LockWish, work: () => Promise<Result>): Promise<Result> {
    let done: Promise<Result> | undefined;
    const run = () => {
      done = work();
      return done;
    };
    try {
      await navigator.locks.request(name, wish, run);
    } catch (error) {
      if (!done && wish.signal?.aborted) throw error;
    }
    return done ?? ofPage.request(name, wish, work);
  },
  /** Returns the names of the locks that are held, as far as the browser tells. */
  async held(): Promise<string[]> {
    const here = await ofPage.query();
    return [...here.held, ...(await heldAnywhere())].flatMap(({ name }) => name ?? []);
  },
};

async function heldAnywhere(): Promise<readonly LockInfo[]> {
  try {
    return (await navigator.locks.query()).held ?? [];
  } catch {
    return [];
  }
}
