import { expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import type { Choices } from '@/contract/formRules';
import type { World } from './caseSet';
import { type BodyCall, examples } from './examples';
import { faultsOf } from './faults';
import { answerUnwritten, everyRow, marked, shown } from './refusals';

/** What a call that has a body refuses by its schema, and whom it stamps as the writer. */
export function describeFaults(name: BodyCall, open: () => Promise<World>): void {
  const call: Call = calls[name];
  const example: Choices = { ...examples[name] };

  for (const field of Object.keys(call.body?.shape ?? {})) {
    const faults = faultsOf(call, field, example);
    if (faults.length === 0) continue;
    test(`refuses ${field} as its schema says: ${faults.map(({ value }) => shown(value)).join(', ')}`, async () => {
      const world = await open();
      for (const { value, errors } of faults) {
        expect(await answerUnwritten(world, name, { ...example, [field]: value }), shown(value)).toEqual(marked(errors));
      }
    });
  }

  const { stamp } = call;
  if (!stamp) return;
  test('stamps who is signed in, whoever is named', async () => {
    const { api, staff } = await open();
    const before = new Set((await everyRow(api)).flat().map((row) => JSON.stringify(row)));
    const named = { created_by: 'nobody', created_date: 'nobody', modified_by: 'nobody', modified_date: 'nobody' };
    expect(await api.call(name, { ...example, ...named }, staff.access)).toMatchObject({ status: 200 });
    const written = (await everyRow(api)).flat().filter((row) => !before.has(JSON.stringify(row)));
    expect(JSON.stringify(written)).not.toContain('nobody');
    expect(written).toContainEqual(expect.objectContaining({ [stamp]: 'sita' }));
  });
}
