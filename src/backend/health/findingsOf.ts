import type { Store } from '@/backend/store/port';
import type { Existing } from '@/backend/store/query';
import type { Finding, Urgency } from '@/contract/contentHealth';
import type { RightArea } from '@/contract/rights';

/** Which rows of a result are wanted; by default all. */
export interface Page {
  offset?: number;
  limit?: number;
}

/** How a course is known to have findings of a kind, without one of them being read. */
export interface InCourse {
  /** What refers to such a course; kinds that share it are asked for it once. */
  has: Existing<'course'>[string];
  /** That it is the lack of this which is found. */
  isMissing?: boolean;
  /** That this holds of live courses alone, or of others alone. */
  isLive?: boolean;
}

/** Findings of one kind and urgency, in the order of their ids. */
export interface FindingsOf {
  urgency: Urgency;
  /** The area whose rights open them. */
  right: RightArea;
  count(store: Store): Promise<number>;
  list(store: Store, page: Page): Promise<Finding[]>;
  /** Given if they are of courses, or of what belongs to one. */
  inCourse?: InCourse | undefined;
}

/** Of a finding that follows from the records alone. */
export const unchecked = {
  part: null,
  address: null,
  fault: null,
  detail: null,
  check: null,
  checked_date: null,
  unchecked_since: null,
};
