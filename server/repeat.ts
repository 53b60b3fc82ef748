/**
 * Runs `work` again and again, with a pause in milliseconds after each run; returns what ends that, once a run that has begun is over.
 * `report` gets its failures.
 */
export function repeat(work: () => Promise<unknown>, pause: number, report: (error: unknown) => void): () => Promise<void> {
  let isEnded = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    await work().catch(report);
    if (!isEnded) wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      running = run();
    }, pause).unref();
  };
  wait();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await running;
  };
}
