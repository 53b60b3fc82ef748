import type { MessageArgs } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';

/**
 * Why something can't be done with one of several records: the path of the form's field in question, or '' for the whole record; and a key
 * of the catalogue with its arguments (also as `say` encodes them), or a server's text.
 */
export interface Fault {
  field: string;
  message: string;
  args?: MessageArgs;
}

/** Returns what a failed call says, for each field that it names. */
export function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof Error)) return [{ field: '', message: 'ra.notification.http_error' }];
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const faults = fields.flatMap(([field, texts]) => texts.map((message) => ({ field: named(field), message })));
  return faults.length > 0 ? faults : [{ field: '', message: error.message }];
}

/** An error about the whole record belongs to no field. */
const named = (field: string): string => (field === 'non_field_errors' ? '' : field);

/** Tells whether the other calls would fail the same way: nobody is signed in any more, or there is no response. */
export const endsAll = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 401 || error.status === 403;

/** Tells whether the server may have done what it gave no answer to. */
export const isUnsure = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;
