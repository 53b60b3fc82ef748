/** A server's answer. */
export interface Answer {
  status: number;
  text: string;
}

/** A request that was sent before the product's own code had loaded. */
interface Prefetched {
  answer: Promise<Answer>;
  /** The `authorization` header of the request. */
  authorization?: string | undefined;
  /** By the page's own clock. */
  sentAt: number;
  isTaken?: boolean;
}

declare global {
  interface Window {
    /** The requests of `src/app/start/boot.ts` and `src/app/start/startPrefetch.ts`, by address. */
    prefetched?: Map<string, Prefetched>;
  }
}

/** How long an answer that was requested ahead counts as new, in milliseconds. */
const goodFor = 20_000;

/** Sends a request now whose answer will be taken later. */
export function prefetch(url: string, authorization?: string): void {
  window.prefetched ??= new Map();
  const answer = ask(url, authorization);
  // Whoever takes the answer gets the error; if nobody does, it doesn't matter.
  answer.catch(() => undefined);
  window.prefetched.set(url, { answer, authorization, sentAt: performance.now() });
}

/** Requests an address; an answer that is the same for everybody never comes from the cache. */
export async function ask(url: string, authorization?: string): Promise<Answer> {
  const response = await (authorization === undefined
    ? fetch(url, { cache: 'no-store' })
    : fetch(url, { headers: { accept: 'application/json', authorization }, credentials: 'include' }));
  return { status: response.status, text: await response.text() };
}

/** Takes, once, the answer that the same person requested ahead; undefined where there is none, or it may be out of date. */
export async function takePrefetched(url: string, authorization?: string): Promise<Answer | undefined> {
  const found = window.prefetched?.get(url);
  const isGood = found?.authorization === authorization && performance.now() - (found?.sentAt ?? 0) < goodFor;
  if (!found || found.isTaken || !isGood) return undefined;
  found.isTaken = true;
  // A failed request is sent again, by code that can report the error.
  return found.answer.catch(() => undefined);
}

/** Forgets all requests that were sent ahead, before a write. */
export const forgetPrefetched = (): void => window.prefetched?.clear();
