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

/** The texts of each field, the same text once. */
export function fieldErrors(texts: Faults): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [field, text] of texts) errors[field] = [...new Set([...(errors[field] ?? []), text])];
  return errors;
}

/** The refusal of what a schema of the contract doesn't take. */
export const invalidFields = ({ issues }: z.ZodError): Refusal =>
  new Refusal(400, {
    msg: say('invalid_fields'),
    errors: fieldErrors(issues.map(({ path, message }) => [path.join('.') || 'non_field_errors', message])),
  });

/** Throws that refusal where a form that depends on the record that stands isn't as it must be. */
export function checkForm(schema: z.ZodType, form: unknown): void {
  const { error } = schema.safeParse(form);
  if (error) throw invalidFields(error);
}

/** What is wrong with a form: a text of `say` at a field, each. */
export type Faults = readonly (readonly [field: string, text: string])[];

/** Throws where anything is wrong with a form's fields. */
export function refuseFaults(faults: Faults): void {
  if (faults.length > 0) throw new Refusal(400, { msg: say('invalid_fields'), errors: fieldErrors(faults) });
}

/** A refusal that stands at one field: `text` is of `say`. */
export const fieldRefusal = (field: string, text: string): Refusal =>
  new Refusal(400, { msg: say('invalid_fields'), errors: { [field]: [text] } });
