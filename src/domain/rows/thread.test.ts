import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flatThread, indentOf, threadRows } from './thread';

interface Node {
  iid: number;
  children: Node[];
}

/** Any shape of so many comments: each begins a thread or answers an earlier one. */
const shapes = fc.array(fc.nat(), { maxLength: 60 }).map((places) => {
  const nodes: Node[] = [];
  const roots: Node[] = [];
  for (const [index, place] of places.entries()) {
    const node = { iid: index + 1, children: [] };
    const above = nodes[(place % (index + 1)) - 1];
    (above?.children ?? roots).push(node);
    nodes.push(node);
  }
  return { roots, count: places.length };
});

const rowsOf = (roots: readonly Node[], isOpen: (iid: number) => boolean) =>
  threadRows(
    flatThread(roots).flatMap((row) => (isComment(row) ? row : [])),
    isOpen,
  );

const isComment = (row: unknown): row is { iid: number; parent: number | null } =>
  typeof row === 'object' && row !== null && 'iid' in row && 'parent' in row;

test('a thread of any shape shows each comment once when all is open, each after the one that it answers', () => {
  fc.assert(
    fc.property(shapes, ({ roots, count }) => {
      const rows = rowsOf(roots, () => true);
      expect(rows.map(({ comment }) => comment.iid).toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
      for (const [place, { comment, depth }] of rows.entries()) {
        const above = rows.slice(0, place).findLast((row) => row.depth < depth);
        expect(above?.comment.iid ?? null).toBe(comment.parent);
      }
    }),
  );
});

test('what is closed hides its answers alone, and says how many they are', () => {
  fc.assert(
    fc.property(shapes, fc.uniqueArray(fc.integer({ min: 1, max: 60 })), ({ roots }, closed) => {
      const all = rowsOf(roots, () => true);
      const rows = rowsOf(roots, (iid) => !closed.includes(iid));
      const shown = new Set(rows.map(({ comment }) => comment.iid));
      for (const { comment, replies } of all) {
        const { parent } = comment;
        expect(shown.has(comment.iid)).toBe(parent === null || (shown.has(parent) && !closed.includes(parent)));
        expect(replies).toBe(all.filter((row) => row.comment.parent === comment.iid).length);
      }
    }),
  );
});

test('comments that answer each other, or none that is there, or that come twice, are shown once each', () => {
  const rows = [
    { iid: 1, parent: 2 },
    { iid: 2, parent: 1 },
    { iid: 3, parent: 99 },
    { iid: 3, parent: null },
    { iid: 4, parent: 4 },
  ];
  expect(threadRows(rows, () => true).map(({ comment }) => comment.iid)).toEqual([1, 2, 3, 4]);
});

test('a chain of 20,000 answers is read and shown', () => {
  let chain: Node = { iid: 1, children: [] };
  for (let iid = 2; iid <= 20_000; iid += 1) chain = { iid, children: [chain] };
  expect(rowsOf([chain], () => true).at(-1)).toMatchObject({ comment: { iid: 1, parent: 2 }, depth: 19_999, replies: 0 });
});

test('beyond the fifth depth comments are drawn flat', () => {
  expect([0, 1, 4, 5, 6, 100].map(indentOf)).toEqual([0, 1, 4, 5, 5, 5]);
});
