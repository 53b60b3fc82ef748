import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Store } from '@/backend/store/port';
import type { NewRow } from '@/backend/store/tables';
import { usedBy } from '@/backend/store/uses';
import { audit } from './audit';
import { passage } from './exams';
import { nth, seed } from './fuzzWorld';
import { course } from './world';

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

const useStep = fc.oneof(
  fc.record({ do: fc.constant('use'), of: nth, many: fc.nat(3) }),
  fc.record({ do: fc.constant('move'), of: nth, to: nth }),
  fc.record({ do: fc.constant('moveEach'), of: nth, to: nth }),
  fc.record({ do: fc.constant('free'), of: nth }),
  fc.record({ do: fc.constant('freeMany'), of: nth }),
);

/** Tests which rows nothing refers to, which a store may keep: after each transaction, and after a rollback. */
export function fuzzUses(makeStore: () => Promise<Store>): void {
  test('finds the questions that nothing uses, whatever was written and undone', async () => {
    const works = fc.array(fc.record({ steps: fc.array(useStep, { maxLength: 5 }), fails: fc.boolean() }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(works, async (transactions) => {
        const store = await makeStore();
        const quizzes = (await store.insertMany('quiz', [row, row, row])).map(({ iid }) => iid);
        await store.insert('course_category', { category_name: 'A', course_categories_code: 'A', category_slug: 'a', ...audit });
        await store.insert('course', course);
        const passages = await store.insertMany(
          'passage',
          Array.from({ length: 4 }, (_, place) => ({ ...passage, paragraph_title: `Passage ${place}` })),
        );
        for (const { steps, fails } of transactions) {
          const done = store.tx(async (tx) => {
            for (const each of steps) await use(tx, each, { quizzes, passages: passages.map(({ iid }) => iid) });
            if (fails) throw new Error('undone');
          });
          if (fails) await expect(done).rejects.toThrow('undone');
          else await done;
          const used = new Set((await store.list('passage_quiz_tag')).map(({ quiz_iid }) => quiz_iid));
          const unused = await store.list('quiz', { without: usedBy.quiz, columns: ['iid'] });
          expect(unused.map(({ iid }) => iid)).toEqual(quizzes.filter((iid) => !used.has(iid)));
        }
        await store.close();
      }),
      { seed, numRuns: 25 },
    );
  });
}

interface UseStep {
  do: string;
  of: number;
  many?: number;
  to?: number;
}

async function use(tx: Store, step: UseStep, { quizzes, passages }: { quizzes: number[]; passages: number[] }): Promise<void> {
  const quiz = (place = 0) => quizzes[place % quizzes.length] ?? 0;
  const tags = await tx.list('passage_quiz_tag');
  const tag = tags[step.of % Math.max(tags.length, 1)];
  // A passage has a question once.
  const hasRoom = (passage_iid: number, quiz_iid: number) =>
    !tags.some((each) => each.passage_iid === passage_iid && each.quiz_iid === quiz_iid);
  const added = passages.slice(0, step.many).filter((passage_iid) => hasRoom(passage_iid, quiz(step.of)));
  const moved = tag && hasRoom(tag.passage_iid, quiz(step.to)) ? { quiz_iid: quiz(step.to) } : {};
  switch (step.do) {
    case 'use':
      await tx.insertMany(
        'passage_quiz_tag',
        added.map((passage_iid) => ({ passage_iid, quiz_iid: quiz(step.of), marks_weightage: 1, ...audit })),
      );
      break;
    case 'move':
      if (tag) await tx.update('passage_quiz_tag', tag.iid, moved);
      break;
    case 'moveEach':
      if (tag) await tx.updateEach('passage_quiz_tag', [{ iid: tag.iid, ...moved }]);
      break;
    case 'free':
      if (tag) await tx.remove('passage_quiz_tag', tag.iid);
      break;
    default:
      await tx.removeMany('passage_quiz_tag', { where: { quiz_iid: quiz(step.of) } });
  }
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
