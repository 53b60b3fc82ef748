const leftovers: (() => unknown)[] = [];

/** Calls a function after the tests of the file that runs, what was noted last first. */
export const afterFile = (tidy: () => unknown): void => void leftovers.push(tidy);

/** Does what was noted; the setup calls it after each file. */
export async function tidyUp(): Promise<void> {
  for (const tidy of leftovers.splice(0).toReversed()) await tidy();
}
