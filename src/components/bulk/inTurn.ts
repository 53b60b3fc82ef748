import type { RaRecord, SortPayload } from 'react-admin';

/** Tells whether a list is sorted by newest first. */
export const isNewestFirst = ({ field, order }: SortPayload): boolean => field === 'id' && order === 'DESC';

/** Returns the chosen records in the order in which they are processed: their list's order, reversed if it begins with the newest. */
export const inTurn = (records: readonly RaRecord[], sort: SortPayload): readonly RaRecord[] =>
  isNewestFirst(sort) ? records.toReversed() : records;
