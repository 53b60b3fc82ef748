import { z } from 'zod/mini';
import type { Call } from '@/contract/call';
import { id } from '@/contract/fields';
import { leavesOf } from '@/contract/leaves';
import { say } from '@/contract/message';
import { fieldsIn } from '@/domain/fieldsIn';
import { rules } from '@/providers/i18n/rules';

/** Whether an answer reports errors, whatever its status. */
export const hasErrors = (body: unknown): boolean => errorsIn(body, () => false).length > 0;

/** Returns an answer's errors by the call's fields; errors of no field belong to the whole form. */
export function errorFields(body: unknown, call: Call | undefined): Record<string, string[]> {
  const shape: Shape = call?.body?.shape ?? {};
  // The id of the call's own record has no input that could show an error.
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

/** Returns the errors under `errors`, at the top or in `data`. */
function errorsIn(body: unknown, isField: IsField): Complaint[] {
  const top = fieldsIn(body);
  return [top, fieldsIn(top['data'])].flatMap(({ errors }) => complaintsIn(errors, isField));
}

/** Names that belong to the answer itself, not to a field. */
const envelope = new Set(['msg', 'detail', 'data', 'errors', 'status']);

/** Returns errors that a server reports without `errors`: in `data`, or at the top, where only fields and lists count as such. */
function looseIn(body: unknown, isField: IsField): Complaint[] {
  const top = fieldsIn(body);
  const [inData = [], atTop = []] = [fieldsIn(top['data']), top].map((place) => {
    const told = Object.entries(place).filter(([name, value]) => !envelope.has(name) && (isField(name) || Array.isArray(value)));
    return complaintsIn(Object.fromEntries(told), isField).filter(({ text }) => text !== undefined);
  });
  return inData.length > 0 ? inData : atTop;
}

/** Returns the field's name, with the path to its part where the field holds a list or has fields of its own. */
function fieldAt([name = '', ...parts]: readonly string[], shape: Shape): string {
  const hasParts = leavesOf(shape[name]).some((leaf) => leaf instanceof z.ZodMiniArray || leaf instanceof z.ZodMiniObject);
  return hasParts ? [name, ...parts].join('.') : name;
}

/** Returns a field's text; one without a text says what that means. For the whole form the refusal's own message does. */
function said(field: string, text: string | undefined, call: Call | undefined): Said[] {
  if (text !== undefined) return [[field, rules.of(text)]];
  if (field === whole) return [];
  return [[field, say(call?.errorsMean?.field === field ? call.errorsMean.rule : 'refused')]];
}

/** Groups the texts by field, each once; a text at a field isn't repeated for the whole form. */
function gathered(texts: readonly Said[]): Record<string, string[]> {
  const atFields = new Set(texts.filter(([field]) => field !== whole).map(([, text]) => text));
  const fields: Record<string, string[]> = {};
  for (const [field, text] of texts) {
    if (field === whole && atFields.has(text)) continue;
    fields[field] = [...new Set([...(fields[field] ?? []), text])];
  }
  return fields;
}

/** One error that a server reports: the names that lead to it, from the outside in, and a text where it has one. */
interface Complaint {
  path: readonly string[];
  text: string | undefined;
}

/**
 * Returns all errors in an `errors` of any shape: a text, a list, a record by field, records that name their field in a property, or a mere
 * `true`. `isField` tells the names of fields, which are no such properties.
 */
function complaintsIn(value: unknown, isField: (name: string) => boolean, path: readonly string[] = []): Complaint[] {
  if (typeof value === 'string') return value.trim() ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return value ? [{ path, text: undefined }] : [];
  return path.length > deepest
    ? []
    : partsOf(value, isField).flatMap(([part, names]) => complaintsIn(part, isField, [...path, ...names]));
}

/** Returns the parts of a list or a record, each with the names that lead to it. */
function partsOf(value: object, isField: (name: string) => boolean): (readonly [part: unknown, names: readonly string[]])[] {
  // A text in a list belongs to the field itself, not to a part of it.
  if (Array.isArray(value)) return value.map((part: unknown, place) => [part, typeof part === 'string' ? [] : [`${place}`]]);
  const described = Object.keys(value).some(isField) ? undefined : description.safeParse(value).data;
  if (described) return [[described.text, described.names]];
  return Object.entries(value).map(([name, part]) => [part, name.split('.')]);
}

/** The deepest nesting that is read: servers use less. */
const deepest = 12;

const text = z.catch(z.optional(z.string()), undefined);
const names = z.catch(
  z.optional(
    z.union([
      z.pipe(
        z.string(),
        z.transform((name) => name.split(/[^\w-]+/)),
      ),
      z.array(z.coerce.string()),
    ]),
  ),
  undefined,
);

/** One error as a record: its text, and perhaps its field. */
const description = z
  .pipe(
    z.object({ message: text, msg: text, detail: text, text, error: text, field: names, param: names, path: names, loc: names }),
    z.transform(({ message, msg, detail, text: plain, error, field, param, path, loc }) => ({
      text: message ?? msg ?? detail ?? plain ?? error,
      names: field ?? param ?? path ?? loc ?? [],
    })),
  )
  .check(z.refine((described) => described.text !== undefined));
