import { expect, test } from 'vitest';
import type { CallName, Calls } from '@/contract';
import type { Input } from '@/contract/call';
import type { Answer } from './api';
import type { Open, World } from './caseSet';
import { asking, unwritten } from './worlds';

type Form<Name extends CallName> = Input<Calls[Name]> & object;

/** A field that all these calls have, a value that they refuse, and their message. */
export type Refused<Name extends CallName> = readonly [field: keyof Form<Name> & string, value: unknown, message: string];

/** Tests that each value is refused, at its field alone, in an otherwise valid form; nothing is written. */
export function refuses<Name extends CallName>(
  open: Open,
  name: Name,
  form: Form<NoInfer<Name>>,
  rows: readonly Refused<NoInfer<Name>>[],
): void {
  for (const [field, value, message] of rows) {
    test(`refuses ${field} ${shown(value)}: ${message}`, async () => {
      expect(await refusal(open, name, { ...form, [field]: value })).toEqual(marked({ [field]: [message] }));
    });
  }
}

/** The remarks that a change refuses: one character too short, one too long. */
export const refusedRemarks = (
  least: number,
  most: number,
): readonly (readonly [field: 'modified_remarks', value: string, message: string])[] => [
  ['modified_remarks', 'x'.repeat(least - 1), `must be more than ${least} characters`],
  ['modified_remarks', 'x'.repeat(most + 1), `must be less than ${most} characters`],
];

/** Tests that a record which the input names isn't found, and nothing is written; `what` is its name in the answer. */
export function missing<Name extends CallName>(open: Open, name: Name, input: Form<NoInfer<Name>>, what: string): void {
  test(`does not find a ${what.toLowerCase()} that is not there`, async () => {
    expect(await refusal(open, name, input)).toEqual(notFound(what));
  });
}

/** Returns the answer to a form with errors. */
export const marked = (errors: Record<string, string[]>): Answer => ({
  status: 400,
  body: { msg: 'Please correct the marked fields', errors },
});

/** Returns the answer where a record isn't found. */
export const notFound = (what: string): Answer => ({ status: 404, body: { msg: `${what} not found` } });

/** Returns the answer to staff in an unchanged world; expects that nothing is written. */
export const refusal = (open: Open, name: CallName, input: object): Promise<Answer> =>
  asking(open, (world) => answerOf(world, name, input));

/** Returns the answer to staff in this world; expects that nothing is written. */
export const answerUnwritten = (world: World, name: CallName, input: object): Promise<Answer> =>
  unwritten(world, () => answerOf(world, name, input));

const answerOf = ({ api, staff }: World, name: CallName, input: object) => api.call(name, { ...input }, staff.access);

/** Returns a value for a test's title: a file's name, or the beginning of a long text. */
export function shown(value: unknown): string {
  if (value instanceof File) return value.name;
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
}
