import { ask, takePrefetched } from './prefetch';

/** Fetches JSON at a path of this site, never from the cache; rejects when there is none. */
export async function fetchJson(path: string): Promise<unknown> {
  const { status, text } = (await takePrefetched(path)) ?? (await ask(path));
  if (status < 200 || status > 299) throw new Error(`${path} answered ${status}`);
  return JSON.parse(text);
}
