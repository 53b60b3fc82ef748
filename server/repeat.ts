/**
 * Runs `work` again and again, with a pause in milliseconds after each run; returns what ends that, once a run that has begun is over.
 * `report` gets its failures. While it fails, the pauses grow up to `longest`, if that is given.
 */
export function repeat(
  work: () => Promise<unknown>,
  pause: number,
  report: (error: unknown) => void,
  longest = pause,
): () => Promise<void> {
  let isEnded = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  /** How often in a row. */
  let failed = 0;
  const run = async () => {
    try {
      await work();
      failed = 0;
    } catch (error) {
      failed += 1;
      report(error);
    }
    if (!isEnded) wait();
  };
  const wait = () => {
    timer = setTimeout(
      () => {
        running = run();
      },
      Math.min(pause * 2 ** failed, longest),
    ).unref();
  };
  wait();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await running;
  };
}
