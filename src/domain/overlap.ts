/** A span of time, including its start and excluding its end. The texts have one form, and sort as their times do. */
export interface Span {
  start: string;
  end: string;
}

/** Whether two spans have any time in common. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
