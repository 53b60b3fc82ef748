import type { RaRecord, SortPayload } from 'react-admin';

/** Whether a list has what was added last at its top. */
export const isNewestFirst = ({ field, order }: SortPayload): boolean => field === 'id' && order === 'DESC';

/** Chosen records in the order in which something is done with them: that of their list, but what was added first is first. */
export const inTurn = (records: readonly RaRecord[], sort: SortPayload): readonly RaRecord[] =>
  isNewestFirst(sort) ? records.toReversed() : records;
