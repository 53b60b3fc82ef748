import type { Store } from '@/backend/store/port';
import type { Finding, Urgency } from '@/contract/contentHealth';
import type { RightArea } from '@/contract/rights';

/** Which rows of a result are wanted; by default all. */
export interface Page {
  offset?: number;
  limit?: number;
}

/** Findings of one kind and urgency, in the order of their ids. */
export interface FindingsOf {
  urgency: Urgency;
  /** The area whose rights open them. */
  right: RightArea;
  count(store: Store): Promise<number>;
  list(store: Store, page: Page): Promise<Finding[]>;
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
