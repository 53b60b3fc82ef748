import { grouped } from '@/domain/rows/grouped';

/** Something that learners attend: those of a batch or, without one, those of a whole course. */
export interface Planned {
  key: string;
  course: number;
  batch: number | null;
  /** By Nepal's clock, as `domain/calendar/wallClock` writes it: the time from which and until which it is open. */
  start: string;
  end: string;
  /** How long it takes within that time; undefined where only its day is known. */
  seconds?: number;
}

/** Those that meet, of which each clashes with another: at one time, or perhaps, because of one the time isn't known, on one day. */
export interface Clash<Item extends Planned = Planned> {
  /** Two or more, in the order in which they begin. */
  items: readonly Item[];
  at: 'time' | 'day';
  /** When the first of them meet. */
  start: string;
}

/**
 * Returns those that the same learners can't all attend, in groups, in the order in which they meet. They are sorted once and looked
 * through: a day with hundreds of entries has more pairs than can be compared or read.
 */
export function clashesAmong<Item extends Planned>(planned: readonly Item[]): Clash<Item>[] {
  const inOrder = planned.toSorted(by(({ start }) => start));
  const batches = [...grouped(inOrder, ({ batch }) => batch)].flatMap(([batch, items]) =>
    batch === null ? [] : [...meetings(items.filter(isTimed)), ...onDays(items)],
  );
  const courses = [...grouped(inOrder.filter(isTimed), ({ course }) => course).values()];
  const clashes = [...batches, ...courses.flatMap((items) => meetings(unattended(items)))];
  return clashes.toSorted(by(({ start }) => start));
}

const isTimed = ({ seconds }: Planned): boolean => seconds !== undefined;

const by =
  <Item>(valueOf: (item: Item) => string | number) =>
  (one: Item, other: Item): number => {
    const [first, second] = [valueOf(one), valueOf(other)];
    return first < second ? -1 : Number(first > second);
  };

/** Divides items, which are in order, where one begins after all before it have ended; returns those parts that have several. */
function meetings<Item extends Planned>(items: readonly Item[]): Clash<Item>[] {
  const parts: Item[][] = [];
  let end = '';
  for (const item of items) {
    if (item.start < end) parts.at(-1)?.push(item);
    else parts.push([item]);
    if (item.end > end) end = item.end;
  }
  return parts.flatMap((part) => (part[1] ? { items: part, at: 'time', start: part[1].start } : []));
}

/** Returns the days on which a batch has a class and something timed; several classes on one day are usual. */
function onDays<Item extends Planned>(items: readonly Item[]): Clash<Item>[] {
  const timed = items.filter(isTimed);
  const days = grouped(
    items.filter((item) => !isTimed(item)),
    ({ start }) => start,
  );
  return [...days].flatMap(([start, classes]) => {
    const meeting = timed.filter((item) => item.start < classes[0].end && start < item.end);
    return meeting.length > 0 ? { items: [...classes, ...meeting], at: 'day', start } : [];
  });
}

/** Returns those of a course that can't be attended before or after another one, where one of the two is for the whole course. */
function unattended<Item extends Planned>(items: readonly Item[]): Item[] {
  const forAll = latestEndsOf(items.filter(({ batch }) => batch === null));
  const forBatches = latestEndsOf(items.filter(({ batch }) => batch !== null));
  const isHit = (item: Item, others: LatestEnds) => others.before(item) > boundsOf(item).last;
  return items.filter((item) => isHit(item, forAll) || (item.batch === null && isHit(item, forBatches)));
}

/** Returns the earliest time at which one can be over, and the latest at which it must be begun, in milliseconds. */
function boundsOf({ start, end, seconds = 0 }: Planned) {
  const [from, until] = [Date.parse(start), Date.parse(end)];
  const time = Math.min(seconds * 1000, until - from);
  return { over: from + time, last: until - time };
}

interface LatestEnds {
  /** Returns when the last of those, but one itself, is over that must be begun before that one can be over. */
  before: (item: Planned) => number;
}

function latestEndsOf(items: readonly Planned[]): LatestEnds {
  const inOrder = items.map((item) => ({ key: item.key, ...boundsOf(item) })).toSorted(by(({ last }) => last));
  // Of each beginning of the list the two that are over last: one of them isn't the item itself.
  const tops: (readonly (typeof inOrder)[number][])[] = [[]];
  for (const one of inOrder) tops.push([...(tops.at(-1) ?? []), one].toSorted(by(({ over }) => -over)).slice(0, 2));
  return {
    before: (item) => {
      const { over } = boundsOf(item);
      const found = tops[countBelow(inOrder, over)]?.find(({ key }) => key !== item.key);
      return found?.over ?? -Infinity;
    },
  };
}

/** Returns how many of a sorted list must be begun before a time. */
function countBelow(inOrder: readonly { last: number }[], time: number): number {
  let [from, until] = [0, inOrder.length];
  while (from < until) {
    const middle = (from + until) >> 1;
    if ((inOrder[middle]?.last ?? time) < time) from = middle + 1;
    else until = middle;
  }
  return from;
}
