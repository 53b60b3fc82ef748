/** What a server answered. */
export interface Answer {
  status: number;
  text: string;
}

/** What was asked for before the product's own code had come. */
interface Asked {
  answer: Promise<Answer>;
  /** The `authorization` that it was asked with. */
  authorization?: string | undefined;
  /** By the page's own clock. */
  askedAt: number;
  isTaken?: boolean;
}

declare global {
  interface Window {
    /** What `src/app/boot/boot.ts` and `src/app/boot/ahead.ts` have asked for, by its address. */
    askedAhead?: Map<string, Asked>;
  }
}

/** Milliseconds for which an answer that was asked for ahead is as good as a new one. */
const goodFor = 20_000;

/** Asks now for what somebody is going to take. */
export function askAhead(url: string, authorization?: string): void {
  window.askedAhead ??= new Map();
  const answer = ask(url, authorization);
  // Who takes it is told; where nobody does, nothing has happened.
  answer.catch(() => undefined);
  window.askedAhead.set(url, { answer, authorization, askedAt: performance.now() });
}

/** The answer at an address, never from the cache where it is the same for everybody. */
export async function ask(url: string, authorization?: string): Promise<Answer> {
  const response = await (authorization === undefined
    ? fetch(url, { cache: 'no-store' })
    : fetch(url, { headers: { accept: 'application/json', authorization }, credentials: 'include' }));
  return { status: response.status, text: await response.text() };
}

/** The answer that was asked for ahead by the same person, once; undefined where there is none, or it may not be true any more. */
export async function takeAhead(url: string, authorization?: string): Promise<Answer | undefined> {
  const asked = window.askedAhead?.get(url);
  const isGood = asked?.authorization === authorization && performance.now() - (asked?.askedAt ?? 0) < goodFor;
  if (!asked || asked.isTaken || !isGood) return undefined;
  asked.isTaken = true;
  // What failed is asked again, by who can tell of it.
  return asked.answer.catch(() => undefined);
}

/** Whether records were asked for ahead: what is read of them is about to be there. */
export const isAskedAhead = (): boolean =>
  [...(window.askedAhead?.values() ?? [])].some(({ authorization }) => authorization !== undefined);

/** Forgets all of it: something is about to be changed. */
export const forgetAhead = (): void => window.askedAhead?.clear();
