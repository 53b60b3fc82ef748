import type { Span } from './overlap';

/** What a live exam is by the clock: before its window, within it, or after it. */
export type ExamPhase = 'PENDING' | 'RUNNING' | 'COMPLETED';

/** The phase of an exam by its window and a time, all of one form. */
export function examPhase({ start, end }: Span, now: string): ExamPhase {
  if (now < start) return 'PENDING';
  return now < end ? 'RUNNING' : 'COMPLETED';
}
