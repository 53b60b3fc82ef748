import { createPageLocks } from '@/providers/storage/locks';

type Work = Parameters<ReturnType<typeof createPageLocks>['request']>[2];

/** Web Locks for jsdom and Node, which have none. */
export function installLocks(): void {
  if (globalThis.navigator === undefined) Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  if ('locks' in navigator) return;
  const { request, query } = createPageLocks();
  const value = {
    query,
    request: (name: string, options: LockOptions | Work, work?: Work) =>
      typeof options === 'function' ? request(name, {}, options) : request(name, options, work ?? nothing),
  };
  Object.defineProperty(navigator, 'locks', { value, configurable: true });
}

const nothing = async () => undefined;
