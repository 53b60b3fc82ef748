import { expect, test } from 'vitest';
import { say } from '@/contract/message';
import { holdForMove } from './holdForMove';

/** The record 9, which has the next of these parents at each read. `held` collects what is locked; the parents 1 to 3 exist. */
function recordBelow(...parents: (number | undefined)[]) {
  const held: unknown[] = [];
  return {
    held,
    missing: 'record_not_found' as const,
    read: async () => {
      const parent = parents.shift();
      return parent === undefined ? undefined : { iid: 9, parent };
    },
    parentOf: (record: { iid: number; parent: number }) => record.parent,
    holdParents: async (iids: number[]) => {
      held.push({ parents: iids });
      return iids.filter((iid) => iid <= 3).map((iid) => ({ iid }));
    },
    holdBelow: async (iids: number[]) => {
      held.push({ below: iids });
      const [parent] = parents;
      return parent !== undefined && iids.includes(parent) ? [{ iid: 8 }, { iid: 9 }] : [{ iid: 8 }];
    },
  };
}

test('both parents are locked, then their children', async () => {
  const record = recordBelow(2, 2);
  expect(await holdForMove(record, { iid: 1, field: 'lesson' })).toEqual({ iid: 9, parent: 2 });
  expect(record.held).toEqual([{ parents: [1, 2] }, { below: [1, 2] }]);
});

test('a record that stays has one parent', async () => {
  const record = recordBelow(1, 1);
  await holdForMove(record, { iid: 1, field: 'lesson' });
  expect(record.held).toEqual([{ parents: [1] }, { below: [1] }]);
});

test('a record that was moved before it was locked is refused', async () => {
  await expect(holdForMove(recordBelow(2, 3), { iid: 1, field: 'lesson' })).rejects.toMatchObject({ status: 409 });
});

test('a record or a parent that isn’t there is refused', async () => {
  await expect(holdForMove(recordBelow(undefined), { iid: 1, field: 'lesson' })).rejects.toMatchObject({ status: 404 });
  await expect(holdForMove(recordBelow(1, 1), { iid: 4, field: 'lesson' })).rejects.toMatchObject({
    status: 400,
    body: { errors: { lesson: [say('must_be_id')] } },
  });
});
