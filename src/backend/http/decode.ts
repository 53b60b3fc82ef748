import { z } from 'zod/mini';
import { malformed } from '@/backend/refusal';
import type { Call } from '@/contract/call';
import { leavesOf } from '@/contract/leaves';
import { hasFields } from '@/domain/fieldsIn';
import { typedByContent } from '@/domain/fileType';

/** Reads the fields of a request's body, JSON or multipart as its call requires, or those of the form that the host reads; throws 415 and 400. */
export async function decodeBody(call: Call, request: Request, form?: () => Promise<FormData>): Promise<Record<string, unknown>> {
  if (!call.multipart) return fieldsOf(request);
  if (!isOfType(request, 'multipart/form-data')) throw malformed(415);
  return formFields(await withKnownFiles(await (form?.() ?? read(request.formData()))), call.body);
}

/** Reads the fields of a request's JSON; throws 415 and 400. */
async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  if (!isOfType(request, 'application/json')) throw malformed(415);
  const fields: unknown = await read(request.json());
  if (!hasFields(fields)) throw malformed(400);
  return fields;
}

const isOfType = ({ headers }: Request, type: string): boolean =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === type;

const read = <Read>(reading: Promise<Read>): Promise<Read> =>
  reading.catch(() => {
    throw malformed(400);
  });

/** Gives each file the type of its content, so that the contract judges that, and not what the sender says. */
async function withKnownFiles(form: FormData): Promise<FormData> {
  const typed = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string') typed.append(name, value);
    else typed.append(name, await typedByContent(value));
  }
  return typed;
}

/** Converts a form's fields for its schema: a form has neither lists nor numbers, nor null. */
export function formFields(form: FormData, schema: z.ZodMiniObject | undefined): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const expected: unknown = schema?.shape[name];
    const list = leavesOf(expected).find((leaf) => leaf instanceof z.ZodMiniArray);
    const values = form.getAll(name);
    fields[name] = list ? values.map((value) => formValue(value, list.def.element)) : formValue(values[0], expected);
  }
  return fields;
}

function formValue(value: unknown, expected: unknown): unknown {
  if (typeof value !== 'string' || !(expected instanceof z.ZodMiniType) || !isNumber(expected)) return value;
  if (value.trim() === '') return expected.safeParse(null).success ? null : undefined;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

/** Whether a schema needs a number where a form has digits; one that accepts text too gets the text. */
function isNumber(schema: unknown): boolean {
  const leaves = leavesOf(schema);
  return leaves.some((leaf) => leaf instanceof z.ZodMiniNumber) && !leaves.some((leaf) => leaf instanceof z.ZodMiniString);
}
