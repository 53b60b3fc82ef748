import type { z } from 'zod/mini';
import { say } from '@/contract/message';

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 502;

/** The body of a refusal: texts of `say`, sent in English. `errors` is keyed by wire field. */
export interface RefusalBody {
  msg?: string;
  detail?: string;
  errors?: Record<string, string[]>;
}

/** An answer that isn't a success. Throwing it undoes what the handler wrote; returning it keeps that. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: RefusalStatus,
    readonly body: RefusalBody,
    /** In how many seconds it may be asked again, where that is known. */
    readonly retryAfter?: number,
  ) {
    super(`refused with ${status}`);
  }
}

/** A text of `say`, and its wire field. */
export type FieldText = readonly [field: string, text: string];

/** Groups the texts by field, each text once. */
export function fieldErrors(texts: readonly FieldText[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [field, text] of texts) errors[field] = [...new Set([...(errors[field] ?? []), text])];
  return errors;
}

/** Returns the messages of a contract schema for an invalid input, by field. */
const schemaTexts = ({ issues }: z.core.$ZodError): FieldText[] =>
  issues.map(({ path, message }) => [path.join('.') || 'non_field_errors', message]);

const refusalAt = (texts: readonly FieldText[]): Refusal =>
  new Refusal(400, { msg: say('invalid_fields'), errors: fieldErrors(texts) });

/** Makes the refusal of an input that a contract schema doesn't accept. */
export const invalidFields = (error: z.core.$ZodError): Refusal => refusalAt(schemaTexts(error));

/** Refuses a form if it has any faults, with all of them at their fields. */
export function refuseFields(texts: readonly FieldText[]): void {
  if (texts.length > 0) throw refusalAt(texts);
}

/** Returns the faults of a form by a schema that depends on the existing record, or on the clock. */
export const formFaults = (schema: z.ZodMiniType, form: unknown): FieldText[] => {
  const { error } = schema.safeParse(form);
  return error ? schemaTexts(error) : [];
};

/** Refuses a form for those. */
export const checkForm = (schema: z.ZodMiniType, form: unknown): void => refuseFields(formFaults(schema, form));

/** Makes a refusal at one field; `text` is made by `say`. */
export const fieldRefusal = (field: string, text: string): Refusal => refusalAt([[field, text]]);

/** The number of records that a refusal names. */
export const mostNamed = 5;

/** Joins the names of records for a refusal: the first of `count` in all. */
export const quotedNames = (names: readonly string[], count: number): string =>
  [...names.map((name) => `“${name}”`), ...(count > names.length ? ['…'] : [])].join(', ');

/** Makes the router's refusal of a request that can't be read. */
export const malformed = (status: 400 | 413 | 415): Refusal =>
  new Refusal(status, { msg: say(status === 413 ? 'too_large' : 'malformed') });
