import { HttpError } from 'react-admin';
import { say, together } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';

const unchanged = (field: string): string => field;

/** Converts an error to the form that react-admin reads: one text a field by the form's name, the whole form's under `root.server`, and what is
 * said besides under `root.said`. */
export function toHttpError(error: unknown, toField = unchanged): unknown {
  if (!(error instanceof ApiError)) return error;
  const { non_field_errors: whole, ...fields } = error.fields;
  const errors: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([field, lines]) => [toField(field), together(lines)]),
  );
  const said = sentenceBeside(error);
  if (whole || said) errors.root = { ...(said && { said }), ...(whole && { server: together(whole) }) };
  return new HttpError(error.message, error.status, { errors });
}

/** Returns what a server says besides what it says at the fields; undefined where that is the same, or that there is something. */
function sentenceBeside({ message, fields }: ApiError): string | undefined {
  const texts = Object.values(fields).flat();
  return texts.length === 0 || texts.includes(message) || message === say('invalid_fields') ? undefined : message;
}

/** Turns a refusal into react-admin's `HttpError`. */
export async function asHttp<Answer>(answer: Promise<Answer>, toField = unchanged): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw toHttpError(error, toField);
  }
}
