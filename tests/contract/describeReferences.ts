import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { id, place } from '@/contract/fields';
import { conditionOf } from '@/contract/formRules';
import { leavesOf } from '@/contract/leaves';
import { boundsOf } from '@/contract/rows';
import type { Open } from './caseSet';
import { type BodyCall, examples } from './examples';
import { marked, refusal } from './refusals';

const nobody = 99;
const notThere = 'Must be a record that exists';

/** Tests a call whose body names a missing record: a record to be written is not found, a chosen one is marked as a wrong choice. */
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
        // The fields below the choice no longer belong to it, and may have errors, too.
        expect(await answerTo(field, nobody)).toMatchObject(marked({ [field]: [notThere] }));
      });
    }
  }
}

/** Returns whether a field is the id of the written record, or a list of such ids. */
const namesRecord = (schema: unknown): boolean =>
  schema === id || (schema instanceof z.ZodMiniArray && schema.def.element === id);

/** Returns whether a field chooses a record: bounded as an id, but with another message when empty, and not a place among siblings. */
const isReference = (leaf: unknown): boolean =>
  leaf instanceof z.ZodMiniNumber && boundsOf(leaf).max === boundsOf(id).max && leaf !== place && leaf !== id;
