/** A span of time: its start belongs to it and its end doesn't. The texts are of one form, and sort as their times do. */
export interface Span {
  start: string;
  end: string;
}

/** Whether two spans have any time in common. */
export const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
