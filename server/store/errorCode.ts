import { StoreUnavailable } from '@/backend/store/port';

/** Returns PostgreSQL's error code, of an error or of its cause, where drizzle hides it. */
export function errorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? error.code : errorCode(error.cause);
}

/** Returns an error, or what it stands for where a disk, or somebody's part of it, is full: ours or PostgreSQL's. */
export const fullOr = (error: unknown): unknown =>
  /^(?:ENOSPC|EDQUOT|53100)$/.test(String(errorCode(error))) ? noRoom({ cause: error }) : error;

/** Makes what a call is refused with that has no room for what it writes. */
export const noRoom = (options: ErrorOptions = {}) => new StoreUnavailable('full', 'there is no room left', options);
