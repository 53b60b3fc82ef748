import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  branchEnd,
  branchKeys,
  keysAbove,
  matchesIn,
  moved,
  pathTo,
  prunedTo,
  type TreeNode,
  visibleRows,
  withMoved,
} from './tree';

interface Node extends TreeNode<Node> {}

const leaf = (key: string, children: Node[] = []): Node => ({ key, label: key, children });
const tree = [leaf('law', [leaf('constitution', [leaf('part 1'), leaf('part 2')]), leaf('acts')]), leaf('math')];
const keys = (nodes: readonly Node[]): string[] => nodes.flatMap(({ key, children }) => [key, ...keys(children)]);

/** Any tree whose keys are all different. */
const anyTree: fc.Arbitrary<Node[]> = fc.letrec<{ nodes: Node[]; below: Node[] }>((tie) => ({
  nodes: fc.array(fc.record({ key: fc.uuid(), label: fc.string(), children: tie('below') }), { maxLength: 4 }),
  below: fc.oneof({ maxDepth: 4 }, fc.constant<Node[]>([]), tie('nodes')),
})).nodes;

test('a closed tree shows its roots', () => {
  expect(
    visibleRows(tree, new Set()).map(({ node, level, position, siblings }) => [node.key, level, position, siblings]),
  ).toEqual([
    ['law', 1, 1, 2],
    ['math', 1, 2, 2],
  ]);
});

test('an open branch shows its children below it', () => {
  expect(visibleRows(tree, new Set(['law'])).map(({ node, level, parent }) => [node.key, level, parent])).toEqual([
    ['law', 1, -1],
    ['constitution', 2, 0],
    ['acts', 2, 0],
    ['math', 1, -1],
  ]);
});

test('an open branch ends before the next that stands no deeper', () => {
  const rows = visibleRows(tree, branchKeys(tree));
  expect([0, 1, 2, 4, 5].map((index) => branchEnd(rows, index))).toEqual([5, 4, 3, 5, 6]);
});

test('with every branch open each node has one row, below its parent', () => {
  fc.assert(
    fc.property(anyTree, (roots) => {
      const rows = visibleRows(roots, branchKeys(roots));
      expect(rows.map(({ node }) => node.key)).toEqual(keys(roots));
      for (const { parent, node } of rows) if (parent >= 0) expect(rows[parent]?.node.children).toContain(node);
    }),
  );
});

test('a path leads from the root to the node', () => {
  expect(pathTo(tree, ({ key }) => key === 'part 2')).toEqual(['law', 'constitution', 'part 2']);
  expect(pathTo(tree, () => false)).toEqual([]);
});

test('matches are found at every level, also below one another, from top to bottom', () => {
  expect(matchesIn(tree, ({ key }) => key.includes('t')).map(({ key }) => key)).toEqual([
    'constitution',
    'part 1',
    'part 2',
    'acts',
    'math',
  ]);
});

test('pruning keeps what is wanted, with all below it and what leads to it', () => {
  expect(keys(prunedTo(tree, ({ key }) => key === 'part 2'))).toEqual(['law', 'constitution', 'part 2']);
  expect(keys(prunedTo(tree, ({ key }) => key === 'constitution'))).toEqual(['law', 'constitution', 'part 1', 'part 2']);
});

test('a tree pruned to everything is the whole, to nothing is empty', () => {
  fc.assert(
    fc.property(anyTree, (roots) => {
      expect(keys(prunedTo(roots, () => true))).toEqual(keys(roots));
      expect(prunedTo(roots, () => false)).toEqual([]);
    }),
  );
});

test('all nodes above the wanted ones are opened; the wanted ones and those below aren’t', () => {
  expect([...keysAbove(tree, ({ key }) => key === 'constitution' || key === 'acts')]).toEqual(['law']);
  expect([...keysAbove(tree, ({ key }) => /law|part/.test(key))].toSorted()).toEqual(['constitution', 'law']);
});

test('with the keys above them open, all that is wanted is in sight, and nothing else is open', () => {
  fc.assert(
    fc.property(anyTree, fc.func(fc.boolean()), (roots, wanted) => {
      const above = keysAbove(roots, ({ key }) => wanted(key));
      const seen = new Set(visibleRows(roots, above).map(({ node }) => node.key));
      for (const { key } of matchesIn(roots, (node) => wanted(node.key))) expect(seen).toContain(key);
      for (const { key } of matchesIn(roots, (node) => above.has(node.key)))
        expect(
          matchesIn(roots, (node) => node.key === key)[0]?.children.some(
            (child) => matchesIn([child], (node) => wanted(node.key)).length > 0,
          ),
        ).toBe(true);
    }),
  );
});

test('a moved node is at its new place, and the others close up', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

/** Any siblings, and the indexes of two of them. */
const anyMove = fc
  .uniqueArray(fc.nat(), { minLength: 1, maxLength: 12 })
  .chain((siblings) =>
    fc.tuple(fc.constant(siblings), fc.nat({ max: siblings.length - 1 }), fc.nat({ max: siblings.length - 1 })),
  );

test('every move keeps each sibling once, and moving back restores', () => {
  fc.assert(
    fc.property(anyMove, ([siblings, from, to]) => {
      const after = moved(siblings, from, to);
      expect(after.toSorted()).toEqual(siblings.toSorted());
      expect(after[to]).toBe(siblings[from]);
      expect(moved(after, to, from)).toEqual(siblings);
    }),
  );
});

test('a move in a tree leaves what is beside it alone', () => {
  const after = withMoved(tree, 'part 2', 1);
  expect(keys(after)).toEqual(['law', 'constitution', 'part 2', 'part 1', 'acts', 'math']);
  expect(after[1]).toBe(tree[1]);
  expect(withMoved(tree, 'nowhere', 1)).toBe(tree);
});

test('every node of a tree can be moved: each stays once, and moving back restores', () => {
  fc.assert(
    fc.property(anyTree, fc.nat(), fc.nat(), (roots, which, where) => {
      const rows = visibleRows(roots, branchKeys(roots));
      fc.pre(rows.length > 0);
      const row = rows[which % rows.length];
      if (!row) return;
      const after = withMoved(roots, row.node.key, 1 + (where % row.siblings));
      expect(keys(after).toSorted()).toEqual(keys(roots).toSorted());
      expect(withMoved(after, row.node.key, row.position)).toEqual(roots);
    }),
  );
});
