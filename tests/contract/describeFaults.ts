import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { type Choices, conditionOf } from '@/contract/formRules';
import { inEnglish } from '@/contract/inEnglish';
import { leavesOf } from '@/contract/leaves';
import { boundsOf } from '@/contract/rows';
import type { Open } from './caseSet';
import { type BodyCall, examples } from './examples';
import { fileOf } from './files';
import { marked, refusal, shown } from './refusals';

/** Tests what a call with a body refuses by its schema. */
export function describeFaults(name: BodyCall, open: Open): void {
  const call: Call = calls[name];
  const example: Choices = { ...examples[name] };

  for (const field of Object.keys(call.body?.shape ?? {})) {
    const faults = faultsOf(call, field, example);
    if (faults.length === 0) continue;
    test(`refuses ${field} as its schema says: ${faults.map(({ value }) => shown(value)).join(', ')}`, async () => {
      for (const { value, errors } of faults) {
        expect(await refusal(open, name, { ...example, [field]: value }), shown(value)).toEqual(marked(errors));
      }
    });
  }
}

/** Tests whom a call stamps as the writer. */
export function describeStamp(name: BodyCall, open: Open): void {
  const { stamp }: Call = calls[name];
  if (!stamp) return;
  const example: Choices = { ...examples[name] };
  test('stamps who is signed in, whoever is named', async () => {
    const { api, staff } = await open();
    const before = new Set(await api.host.rows());
    const named = { created_by: 'nobody', created_date: 'nobody', modified_by: 'nobody', modified_date: 'nobody' };
    expect(await api.call(name, { ...example, ...named }, staff.access)).toMatchObject({ status: 200 });
    const written = (await api.host.rows()).filter((row) => !before.has(row));
    expect(written.join()).not.toContain('nobody');
    expect(written).toContainEqual(expect.stringContaining(`"${stamp}":"sita"`));
  });
}

/** A value that the schema of a field refuses, and the schema's messages, by the path of the field. */
interface Fault {
  value: unknown;
  errors: Record<string, string[]>;
}

/** Returns the values that a field refuses, in a form of these choices: empty, too low, too high and invalid, if they can be sent. */
function faultsOf(call: Call, field: string, choices: Choices): Fault[] {
  const declared: unknown = call.body?.shape[field];
  const condition = conditionOf(declared);
  if (condition && !condition.applies(choices)) return [];
  const schema = condition?.schema ?? declared;
  if (!(schema instanceof z.ZodMiniType)) return [];
  const leaves = leavesOf(schema);
  const values = [undefined, ...leaves.flatMap(wrongFor)].filter((value) => !call.multipart || isSentAsIs(value, leaves));
  return values.flatMap((value) => {
    const issues = schema.safeParse(value).error?.issues ?? [];
    return issues.length > 0 ? [{ value, errors: errorsOf(field, issues) }] : [];
  });
}

/** Returns whether a form can carry a value: a text, a file, or a number where the schema reads the text as one. */
const isSentAsIs = (value: unknown, leaves: unknown[]): boolean =>
  value === undefined ||
  typeof value === 'string' ||
  value instanceof File ||
  (typeof value === 'number' && leaves.every((leaf) => leaf instanceof z.ZodMiniNumber));

/** Returns the messages by path, each once, as the backend answers them. */
function errorsOf(field: string, issues: readonly z.core.$ZodIssue[]): Fault['errors'] {
  const errors: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const place = [field, ...path].join('.');
    errors[place] = [...new Set([...(errors[place] ?? []), inEnglish(message)])];
  }
  return errors;
}

const control = '\0 in a text that is long enough for any field there is';

/** Returns values that a schema refuses: just outside of its bounds, and of other types. */
function wrongFor(schema: unknown): unknown[] {
  if (schema instanceof z.ZodMiniString) {
    const { min, max } = boundsOf(schema);
    const below = min === undefined ? [] : ['x'.repeat(min - 1)];
    const above = max === undefined ? [] : ['x'.repeat(max + 1)];
    return ['', ' \u200b ', control, ...below, ...above, 7, {}];
  }
  if (schema instanceof z.ZodMiniNumber) {
    const { min, max } = boundsOf(schema);
    const beside = [0, Number(min) - 1, Number(max) + 1].filter(Number.isFinite);
    return [...new Set(beside), 1.5, 1.005, 'one', null];
  }
  if (schema instanceof z.ZodMiniEnum) return ['', 'neither', 7];
  if (schema instanceof z.ZodMiniFile) return ['one.png', fileOf('svg')];
  if (schema instanceof z.ZodMiniArray) return [[], {}];
  return [];
}
