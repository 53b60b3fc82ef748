import { ApiError } from '@/providers/api/errors';

/**
 * Why something isn't done with one of many: the form's field that it is about, by its path, '' for the whole; and a key of the
 * catalogue with its arguments, or a server's text.
 */
export interface Fault {
  field: string;
  message: string;
}

/** What a call that failed says, field by field where it names any. */
export function faultsOf(error: unknown): Fault[] {
  if (!(error instanceof Error)) return [{ field: '', message: 'ra.notification.http_error' }];
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  const faults = fields.flatMap(([field, texts]) => texts.map((message) => ({ field: named(field), message })));
  return faults.length > 0 ? faults : [{ field: '', message: error.message }];
}

/** What is wrong with a whole is of no field. */
const named = (field: string): string => (field === 'non_field_errors' ? '' : field);

/** Whether others would fail the same way: nobody is signed in any more, or no answer comes. */
export const endsAll = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 401 || error.status === 403;
