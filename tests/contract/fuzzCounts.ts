import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { audit } from './audit';
import { nth, seed } from './fuzzWorld';

const row: NewRow<'quiz'> = {
  question: '<p>What is 20% of 50?</p>',
  correct_option: '<p>10</p>',
  answer_desc: null,
  opiton_description: null,
  has_video_solution: 'n',
  video_solution: null,
  app_video_solution: null,
  ...audit,
};

const step = fc.oneof(
  fc.record({ do: fc.constant('add'), many: fc.nat(4) }),
  fc.record({ do: fc.constant('remove'), of: nth }),
  fc.record({ do: fc.constant('removeMany'), below: nth }),
  fc.record({ do: fc.constant('change'), of: nth }),
);
/** The steps of one transaction, and whether it fails in the end. */
const work = fc.record({ steps: fc.array(step, { maxLength: 5 }), fails: fc.boolean() });

/** Tests a store's row counts, which it may keep beside the table: after each step, and after a rollback. */
export function fuzzCounts(makeStore: () => Promise<Store>): void {
  test('counts all rows of a table, whatever was written and undone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(work, { maxLength: 6 }), async (transactions) => {
        const store = await makeStore();
        for (const { steps, fails } of transactions) {
          const before = await store.count('quiz');
          const done = store.tx(async (tx) => {
            for (const each of steps) {
              await take(tx, each);
              expect(await tx.count('quiz')).toBe((await tx.list('quiz')).length);
            }
            if (fails) throw new Error('undone');
          });
          if (fails) await expect(done).rejects.toThrow('undone');
          else await done;
          const all = await store.list('quiz');
          expect(await store.count('quiz')).toBe(all.length);
          if (fails) expect(all).toHaveLength(before);
          expect(await store.count('quiz', { where: { has_video_solution: 'y' } })).toBe(
            all.filter(({ has_video_solution }) => has_video_solution === 'y').length,
          );
        }
        await store.close();
      }),
      { seed, numRuns: 25 },
    );
  });
}

async function take(store: Store, wanted: { do: string; many?: number; of?: number; below?: number }): Promise<void> {
  const all = await store.list('quiz', { columns: ['iid'] });
  const iid = all[wanted.of ?? 0]?.iid ?? 0;
  switch (wanted.do) {
    case 'add':
      await store.insertMany(
        'quiz',
        Array.from({ length: wanted.many ?? 0 }, () => row),
      );
      break;
    case 'remove':
      await store.remove('quiz', iid);
      break;
    case 'removeMany':
      await store.removeMany('quiz', { where: { iid: all.slice(0, wanted.below).map((each) => each.iid) } });
      break;
    default:
      await store.update('quiz', iid, { has_video_solution: 'y' });
  }
}
