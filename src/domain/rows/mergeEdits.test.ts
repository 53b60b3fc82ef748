import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, mergeEdits } from './mergeEdits';

const fields = ['name', 'code', 'note'] as const;
const value = fc.constantFrom(null, '', 'a', 'b', 0, 1, ['a']);
const values = fc.record({ name: value, code: value, note: value });

/** Returns the record after a save in which each conflict was resolved by `answer`. */
function saved(before: object, mine: Record<string, unknown>, theirs: Record<string, unknown>, answer: 'mine' | 'theirs') {
  const merge = mergeEdits(fields, { before: { ...before }, mine, initial: { ...before }, theirs });
  const result: Record<string, unknown> = { ...mine };
  for (const field of [...merge.theirs, ...(answer === 'theirs' ? merge.conflicts : [])]) result[field] = theirs[field];
  return { result, merge };
}

test('a change by one of two users is kept, whoever made it, and a change by both is asked about', () => {
  fc.assert(
    fc.property(values, values, values, fc.constantFrom('mine', 'theirs'), (before, mine, theirs, answer) => {
      const { result, merge } = saved(before, mine, theirs, answer);
      for (const field of fields) {
        const [isMine, isTheirs] = [!isSame(mine[field], before[field]), !isSame(theirs[field], before[field])];
        const isAsked = isMine && isTheirs && !isSame(mine[field], theirs[field]);
        expect(merge.conflicts.includes(field)).toBe(isAsked);
        const kept = isTheirs && (!isMine || (isAsked && answer === 'theirs')) ? theirs[field] : mine[field];
        expect(isSame(result[field], kept)).toBe(true);
      }
    }),
  );
});

test('a file that was chosen is a change, and one that came meanwhile in its place is a conflict', () => {
  const before = { banner: 'a.png' };
  const mine = { banner: new File(['x'], 'mine.png') };
  const edits = { before, mine, initial: { banner: null } };
  expect(mergeEdits(['banner'], { ...edits, theirs: { banner: 'b.png' } }).conflicts).toEqual(['banner']);
  expect(mergeEdits(['banner'], { ...edits, theirs: before })).toEqual({ theirs: [], conflicts: [] });
});
