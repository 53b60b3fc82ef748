import { z } from 'zod/mini';

/** One error that a server reports: the names that lead to it, from the outside in, and a text where it has one. */
export interface Complaint {
  path: readonly string[];
  text: string | undefined;
}

/**
 * Returns all errors in an `errors` of any shape: a text, a list, a record by field, records that name their field in a property, or a mere
 * `true`. `isField` tells the names of fields, which are no such properties.
 */
export function complaintsIn(value: unknown, isField: (name: string) => boolean, path: readonly string[] = []): Complaint[] {
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
