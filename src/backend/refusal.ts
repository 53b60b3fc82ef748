import type { z } from 'zod';
import { say } from '@/contract/message';

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/** What a refusal tells: texts of `say`, answered in English. `errors` is keyed by wire field. */
export interface RefusalBody {
  msg?: string;
  detail?: string;
  errors?: Record<string, string[]>;
}

/**
 * An answer that isn't a success.
 * A handler that throws one undoes what it wrote; one that returns it keeps that.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: RefusalStatus,
    readonly body: RefusalBody,
  ) {
    super(`refused with ${status}`);
  }
}

/** A text of `say`, and the wire field that it stands at. */
export type FieldText = readonly [field: string, text: string];

/** The texts of each field, the same text once. */
export function fieldErrors(texts: readonly FieldText[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [field, text] of texts) errors[field] = [...new Set([...(errors[field] ?? []), text])];
  return errors;
}

/** What a schema of the contract says of what it doesn't take, by field. */
const schemaTexts = ({ issues }: z.ZodError): FieldText[] =>
  issues.map(({ path, message }) => [path.join('.') || 'non_field_errors', message]);

const refusalAt = (texts: readonly FieldText[]): Refusal =>
  new Refusal(400, { msg: say('invalid_fields'), errors: fieldErrors(texts) });

/** The refusal of what a schema of the contract doesn't take. */
export const invalidFields = (error: z.ZodError): Refusal => refusalAt(schemaTexts(error));

/** Refuses a form with which anything is wrong, all of it at its fields. */
export function refuseFields(texts: readonly FieldText[]): void {
  if (texts.length > 0) throw refusalAt(texts);
}

/** What is wrong with a form that depends on the record that stands, or on the clock. */
export const formFaults = (schema: z.ZodType, form: unknown): FieldText[] => {
  const { error } = schema.safeParse(form);
  return error ? schemaTexts(error) : [];
};

/** Refuses such a form. */
export const checkForm = (schema: z.ZodType, form: unknown): void => refuseFields(formFaults(schema, form));

/** A refusal that stands at one field: `text` is of `say`. */
export const fieldRefusal = (field: string, text: string): Refusal => refusalAt([[field, text]]);
