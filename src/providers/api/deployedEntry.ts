/** The entry script of the page that the server serves now; it differs with every build. Undefined when it can't be told. */
export async function deployedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return (await response.text()).match(/<script type="module"[^>]* src="([^"]+)"/)?.[1];
  } catch {
    // Without a line there is no news.
    return undefined;
  }
}
