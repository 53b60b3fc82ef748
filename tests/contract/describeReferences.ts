import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { id, place } from '@/contract/fields';
import { conditionOf } from '@/contract/formRules';
import { leavesOf } from '@/contract/leaves';
import type { Open } from './caseSet';
import { type BodyCall, examples } from './examples';
import { marked, refusal } from './refusals';

const nobody = 99;
const notThere = 'Must be a record that exists';

/** What a call that writes answers where its body names a record that isn't there: what it writes to isn't found, a choice is marked. */
export function describeReferences(name: BodyCall, open: Open): void {
  const call: Call = calls[name];
  const answerTo = (field: string, value: unknown) => refusal(open, name, { ...examples[name], [field]: value });

  for (const [field, schema] of Object.entries<unknown>(call.body?.shape ?? {})) {
    if (namesRecord(schema)) {
      test(`finds nothing where ${field} is no record’s`, async () => {
        const msg = expect.stringMatching(/^[A-Z].* not found$/);
        expect(await answerTo(field, schema === id ? nobody : [1, nobody])).toEqual({ status: 404, body: { msg } });
      });
    } else if (leavesOf(conditionOf(schema)?.schema ?? schema).some(isReference)) {
      test(`refuses ${field} where it is no record’s`, async () => {
        // What stands below the choice doesn't belong to it then, and may say so.
        expect(await answerTo(field, nobody)).toMatchObject(marked({ [field]: [notThere] }));
      });
    }
  }
}

/** Whether a field is the id of what the call writes to, or a list of such. */
const namesRecord = (schema: unknown): boolean => schema === id || (schema instanceof z.ZodArray && schema.element === id);

/** A choice of a record is bounded as an id is, and says its own words where nothing was chosen; a place among siblings is none. */
const isReference = (leaf: unknown): boolean =>
  leaf instanceof z.ZodNumber && leaf.maxValue === id.maxValue && leaf !== place && leaf !== id;
