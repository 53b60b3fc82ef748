/** The phase of a live exam: before its window, within it, or after it. */
export type ExamPhase = 'PENDING' | 'RUNNING' | 'COMPLETED';

/** A span of time, including its start and excluding its end. The texts have one form, and sort as their times do. */
interface Span {
  start: string;
  end: string;
}

/** Returns an exam's phase by its window and a time, all in the same form. */
export function examPhase({ start, end }: Span, now: string): ExamPhase {
  if (now < start) return 'PENDING';
  return now < end ? 'RUNNING' : 'COMPLETED';
}
