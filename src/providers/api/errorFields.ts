import { z } from 'zod';
import type { Call } from '@/contract/call';
import { id } from '@/contract/fields';
import { leavesOf } from '@/contract/leaves';
import { say } from '@/contract/message';
import { type Complaint, complaintsIn } from './complaints';
import { ruleOfText } from './serverText';

/** Whether an answer says that something is wrong, whatever its status. */
export const hasErrors = (body: unknown): boolean => errorsIn(body, () => false).length > 0;

/** What an answer says is wrong, by the field of the call; what is of none of them is of the whole form. */
export function errorFields(body: unknown, call: Call | undefined): Record<string, string[]> {
  const shape: Shape = call?.body?.shape ?? {};
  // The record that a call is about has no input where a text could stand.
  const isField = (name: string) => Object.hasOwn(shape, name) && shape[name] !== id;
  const errors = errorsIn(body, isField);
  const told = (errors.length > 0 ? errors : looseIn(body, isField)).map(({ path, text }) => {
    const place = path.findIndex(isField);
    return { field: place < 0 ? whole : fieldAt(path.slice(place), shape), text };
  });
  const isVague = errors.length > 0 && told.every(({ field }) => field === whole);
  const meant = isVague && call?.errorsMean ? [{ field: call.errorsMean.field, text: undefined }] : [];
  return gathered([...meant, ...told].flatMap(({ field, text }) => said(field, text, call)));
}

const whole = 'non_field_errors';

type Shape = Readonly<Record<string, unknown>>;
type IsField = (name: string) => boolean;
type Said = readonly [field: string, text: string];

const keyed = z.record(z.string(), z.unknown()).catch({});

/** What stands under `errors`, at the top or in `data`. */
function errorsIn(body: unknown, isField: IsField): Complaint[] {
  const top = keyed.parse(body);
  return [top, keyed.parse(top['data'])].flatMap(({ errors }) => complaintsIn(errors, isField));
}

/** Names that carry the answer itself, not a field. */
const envelope = new Set(['msg', 'detail', 'data', 'errors', 'status']);

/** What servers say without an `errors`: in `data`, or at the top beside other things, which are told by being no list. */
function looseIn(body: unknown, isField: IsField): Complaint[] {
  const top = keyed.parse(body);
  const [inData = [], atTop = []] = [keyed.parse(top['data']), top].map((place) => {
    const told = Object.entries(place).filter(([name, value]) => !envelope.has(name) && (isField(name) || Array.isArray(value)));
    return complaintsIn(Object.fromEntries(told), isField).filter(({ text }) => text !== undefined);
  });
  return inData.length > 0 ? inData : atTop;
}

/** A field that holds a list, or fields of its own, says which part of it is meant. */
function fieldAt([name = '', ...parts]: readonly string[], shape: Shape): string {
  const hasParts = leavesOf(shape[name]).some((leaf) => leaf instanceof z.ZodArray || leaf instanceof z.ZodObject);
  return hasParts ? [name, ...parts].join('.') : name;
}

/** A field that is only marked as wrong says what that means; of the whole form the refusal's own sentence tells. */
function said(field: string, text: string | undefined, call: Call | undefined): Said[] {
  if (text !== undefined) return [[field, ruleOfText(text)]];
  if (field === whole) return [];
  return [[field, say(call?.errorsMean?.field === field ? call.errorsMean.rule : 'refused')]];
}

/** The texts by field, each once; what stands at a field isn't said of the whole form too. */
function gathered(texts: readonly Said[]): Record<string, string[]> {
  const atFields = new Set(texts.filter(([field]) => field !== whole).map(([, text]) => text));
  const fields: Record<string, string[]> = {};
  for (const [field, text] of texts) {
    if (field === whole && atFields.has(text)) continue;
    fields[field] = [...new Set([...(fields[field] ?? []), text])];
  }
  return fields;
}
