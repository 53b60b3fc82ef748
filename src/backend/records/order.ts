interface Sibling {
  iid: number;
  /** Its place, counted from 1. */
  place: number;
}

/** Records with an order below one parent, no two at the same place. */
export interface Siblings {
  /** Locks them all, in the order of their ids. */
  hold(): Promise<Sibling[]>;
  /** Writes each one's place, in one step. */
  put(siblings: readonly Sibling[]): Promise<void>;
}

/** Moves a sibling to a place, or to the end where that is past it; the others make room. */
export async function moveTo(siblings: Siblings, iid: number, place: number): Promise<void> {
  const all = inOrder(await siblings.hold());
  const moved = all.filter((sibling) => sibling.iid === iid);
  const others = all.filter((sibling) => sibling.iid !== iid);
  await number(siblings, others.toSpliced(place - 1, 0, ...moved));
}

/** Numbers the siblings from 1 without a gap. */
export const closeGaps = async (siblings: Siblings): Promise<void> => number(siblings, inOrder(await siblings.hold()));

/** Returns the next free place. */
export const nextPlace = (siblings: readonly unknown[]): number => siblings.length + 1;

const inOrder = (siblings: readonly Sibling[]): Sibling[] => siblings.toSorted((one, other) => one.place - other.place);

async function number(siblings: Siblings, ordered: readonly Sibling[]): Promise<void> {
  const moving = ordered
    .map(({ iid, place }, index) => ({ iid, from: place, to: index + 1 }))
    .filter(({ from, to }) => from !== to);
  // They move by way of free places, so that two are never at the same one.
  if (moving.length === 0) return;
  await siblings.put(moving.map(({ iid, to }) => ({ iid, place: -to })));
  await siblings.put(moving.map(({ iid, to }) => ({ iid, place: to })));
}
