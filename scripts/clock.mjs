// The fixtures have a year's batches and live quizzes around it.
const beginning = Date.parse('2026-11-26T06:15:00Z');

/** How far the tests' clock is ahead of this machine's, in milliseconds: each run begins at the same moment. */
export const ahead = beginning - Date.now();

/**
 * Moves the clock of this program, or of a page in which it runs as text.
 *
 * @param {number} by in milliseconds
 */
export function moveClock(by) {
  const SystemDate = globalThis.Date;
  const systemNow = SystemDate.now;
  const now = () => systemNow() + by;
  SystemDate.now = now;
  globalThis.Date = new Proxy(SystemDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  });
}
