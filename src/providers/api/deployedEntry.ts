import { basePath } from '@/providers/basePath';

/** Returns the entry script of the page that the server serves now; it differs with every build. Undefined when that isn't known. */
export async function deployedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch(`${basePath}/`, { cache: 'no-store' });
    return (await response.text()).match(/<script type="module"[^>]* src="([^"]+)"/)?.[1];
  } catch {
    // Without a connection nothing is known.
    return undefined;
  }
}
