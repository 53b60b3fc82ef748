import { expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import type { Choices } from '@/contract/formRules';
import type { Open } from './caseSet';
import { type BodyCall, examples } from './examples';
import { faultsOf } from './faults';
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
