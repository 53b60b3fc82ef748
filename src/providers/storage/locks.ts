import { createPageLocks } from './pageLocks';

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
