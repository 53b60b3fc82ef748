/** Something that learners attend: those of a batch or, without one, those of a whole course. */
export interface Planned {
  key: string;
  course: number;
  batch: number | null;
  /** By Nepal's clock, as `domain/wallClock` writes it: the time from which and until which it is open. */
  start: string;
  end: string;
  /** How long it takes within that time; undefined where only its day is known. */
  seconds?: number;
}

/** Two that the same learners can't both attend: at one time, or perhaps, because of one the time isn't known, on one day. */
export interface Clash<Item extends Planned = Planned> {
  one: Item;
  other: Item;
  at: 'time' | 'day';
}

/** Returns each two that clash, in the order in which they begin. */
export function clashesAmong<Item extends Planned>(planned: readonly Item[]): Clash<Item>[] {
  const inOrder = planned.toSorted((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)));
  return inOrder.flatMap((one, place) => {
    const after = inOrder.slice(place + 1);
    const until = after.findIndex(({ start }) => start >= one.end);
    return (until < 0 ? after : after.slice(0, until)).flatMap((other) => {
      const at = clashOf(one, other);
      return at ? [{ one, other, at }] : [];
    });
  });
}

/** Returns how two clash that are open at the same time. */
function clashOf(one: Planned, other: Planned): Clash['at'] | undefined {
  const isOneBatch = one.batch !== null && one.batch === other.batch;
  const unknown = [one, other].filter(({ seconds }) => seconds === undefined).length;
  // Two classes of a batch on one day are usual.
  if (unknown > 0) return isOneBatch && unknown === 1 ? 'day' : undefined;
  return isOneBatch || (isOfAll(one, other) && !canFollow(one, other)) ? 'time' : undefined;
}

/** Whether two are for learners of one course, and one of them for all of these. */
const isOfAll = (one: Planned, other: Planned): boolean =>
  one.course === other.course && (one.batch === null || other.batch === null);

/** Whether both can be attended, one after the other. */
const canFollow = (one: Planned, other: Planned): boolean => fitsBefore(one, other) || fitsBefore(other, one);

/** Whether one can be attended to its end, and then the other, while both are open. */
const fitsBefore = (one: Planned, other: Planned): boolean =>
  Date.parse(one.start) + ((one.seconds ?? 0) + (other.seconds ?? 0)) * 1000 <= Date.parse(other.end);
