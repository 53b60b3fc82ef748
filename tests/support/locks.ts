type Held = { mode: LockMode; name: string };
type Waiting = Held & { grant: () => void };

/** Web Locks for jsdom and Node, which have none: exclusive and shared locks, granted in order, with `ifAvailable` and `signal`. */
export function installLocks(): void {
  if (globalThis.navigator === undefined) Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  if ('locks' in navigator) return;
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
}

type Work = (lock: { name: string; mode: LockMode } | null) => unknown;

function createLocks() {
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

  async function request(name: string, options: LockOptions | Work, work?: Work): Promise<unknown> {
    if (typeof options === 'function') return request(name, {}, options);
    const { mode = 'exclusive', ifAvailable = false, signal } = options;
    if (ifAvailable && !free({ name, mode }, queue)) return work?.(null);
    const lock = await wait({ name, mode }, signal);
    try {
      return await work?.({ name, mode });
    } finally {
      held.delete(lock);
      grantNext();
    }
  }
  return { request, query: async () => ({ held: [...held], pending: [...queue] }) };
}
