/** Runs some work; returns the processor's time that it took, in milliseconds: other programs on the machine don't lengthen it. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
