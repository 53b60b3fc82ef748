import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeGaps, moveTo, type Siblings } from './order';

/** Siblings in memory. Like a database, they refuse two at the same place. */
function siblingsAt(places: readonly number[]): Siblings & { iids(): number[]; order(): number[] } {
  const rows = places.map((place, iid) => ({ iid, place }));
  const inOrder = () => rows.toSorted((one, other) => one.place - other.place);
  return {
    hold: async () => rows.map((row) => ({ ...row })),
    put: async (moved) => {
      for (const { iid, place } of moved) {
        expect(rows.some((row) => row.place === place)).toBe(false);
        for (const row of rows) if (row.iid === iid) row.place = place;
      }
    },
    iids: () => inOrder().map(({ iid }) => iid),
    order: () => {
      expect(inOrder().map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1));
      return inOrder().map(({ iid }) => iid);
    },
  };
}

const places = fc.uniqueArray(fc.nat(20), { minLength: 1 });

test('a record comes to its place or the end, and the others keep their order', async () => {
  await fc.assert(
    fc.asyncProperty(places, fc.nat(), fc.integer({ min: 1, max: 30 }), async (taken, some, place) => {
      const siblings = siblingsAt(taken);
      const iid = some % taken.length;
      const others = siblings.iids().filter((other) => other !== iid);
      await moveTo(siblings, iid, place);
      const index = Math.min(place, taken.length) - 1;
      expect(siblings.order()).toEqual([...others.slice(0, index), iid, ...others.slice(index)]);
    }),
  );
});

test('gaps are closed', async () => {
  await fc.assert(
    fc.asyncProperty(places, async (taken) => {
      const siblings = siblingsAt(taken);
      const before = siblings.iids();
      await closeGaps(siblings);
      expect(siblings.order()).toEqual(before);
    }),
  );
});
