/** Makes a function that runs work in the order of its calls, so that what is read finds what was just written. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}
