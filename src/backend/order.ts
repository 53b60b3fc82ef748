interface Sibling {
  iid: number;
  /** Where it stands, counted from 1. */
  place: number;
}

/** Records that stand in an order below one parent, where no two may stand at one place. */
export interface Siblings {
  /** Holds them all, in the order of their ids. */
  hold(): Promise<Sibling[]>;
  /** Puts each at its place, at once. */
  put(siblings: readonly Sibling[]): Promise<void>;
}

/** Puts one of the siblings at a place, or at the end where that is past it; the others make room. */
export async function moveTo(siblings: Siblings, iid: number, place: number): Promise<void> {
  const all = inOrder(await siblings.hold());
  const moved = all.filter((sibling) => sibling.iid === iid);
  const others = all.filter((sibling) => sibling.iid !== iid);
  await number(siblings, others.toSpliced(place - 1, 0, ...moved));
}

/** Numbers the siblings from 1 without a gap. */
export const closeGaps = async (siblings: Siblings): Promise<void> => number(siblings, inOrder(await siblings.hold()));

/** The next place that nobody has. */
export const nextPlace = (siblings: readonly unknown[]): number => siblings.length + 1;

const inOrder = (siblings: readonly Sibling[]): Sibling[] => siblings.toSorted((one, other) => one.place - other.place);

async function number(siblings: Siblings, ordered: readonly Sibling[]): Promise<void> {
  const moving = ordered
    .map(({ iid, place }, index) => ({ iid, from: place, to: index + 1 }))
    .filter(({ from, to }) => from !== to);
  // By way of places that nobody has: at no moment do two stand at one.
  if (moving.length === 0) return;
  await siblings.put(moving.map(({ iid, to }) => ({ iid, place: -to })));
  await siblings.put(moving.map(({ iid, to }) => ({ iid, place: to })));
}
