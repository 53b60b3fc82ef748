import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNode, matchesIn } from '@/domain/rows/tree';
import { nodeChoices, type RecordNode, recordNode } from './recordNode';

type Parents = readonly (number | null)[];

/** Builds a forest of departments: the item at index i is the id of the parent of department i + 1, or null. */
function forest(parents: Parents, above: number | null = null): RecordNode<object>[] {
  return parents.flatMap((parent, place) => {
    const id = place + 1;
    const named = { kind: 'department', id, label: `Department ${id}`, marks: [] };
    return parent === above ? [recordNode({}, named, forest(parents, id))] : [];
  });
}

const all = () => true;
const idsOf = (nodes: readonly { iid: number }[]) => nodes.map(({ iid }) => iid).toSorted((one, other) => one - other);

test('a choice tells the way to it, the outermost first', () => {
  expect(nodeChoices(forest([null, 1, 2]), all, all).at(-1)).toEqual({
    id: 3,
    name: 'Department 3',
    way: ['Department 1', 'Department 2'],
  });
});

test('no sequence of moves that the form offers makes a cycle: every node stays in the tree', () => {
  const count = 8;
  const move = fc.record({ id: fc.integer({ min: 1, max: count }), choice: fc.nat() });
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      let parents: Parents = Array.from({ length: count }, () => null);
      for (const { id, choice } of moves) {
        const offered = nodeChoices(forest(parents), ({ iid }) => iid !== id, all);
        const parent = offered[choice % (offered.length + 1)]?.id ?? null;
        parents = parents.with(id - 1, parent);
        const nodes = forest(parents);
        expect(idsOf(matchesIn(nodes, all))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      }
    }),
  );
});

test('all nodes are offered but the node itself and those below it', () => {
  const parents = fc
    .array(fc.nat(), { minLength: 1, maxLength: 12 })
    .map((drawn): Parents => drawn.map((above, place) => above % (place + 1) || null));
  fc.assert(
    fc.property(parents, (above) => {
      const nodes = forest(above);
      const own = findNode(nodes, ({ iid }) => iid === above.length);
      const below = new Set(idsOf(matchesIn(own ? [own] : [], all)));
      const offered = nodeChoices(nodes, (node) => node !== own, all).map(({ id }) => id);
      expect(offered.toSorted((one, other) => one - other)).toEqual(idsOf(matchesIn(nodes, all)).filter((id) => !below.has(id)));
    }),
  );
});
