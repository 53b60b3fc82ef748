import { levels, screenOf } from '@/components/product/courseTree/levels';
import { narrowed } from '@/components/record/listRead';
import type { CalendarEntries } from '@/contract/calendar';
import { fromAd, weekdayOf } from '@/domain/calendar/bikramSambat';
import { type Clash, clashesAmong, type Planned } from '@/domain/calendar/clashes';
import { secondsOf } from '@/domain/calendar/duration';
import { wallClock, wallClockParts } from '@/domain/calendar/wallClock';

type Kind = 'live_quiz' | 'class' | 'begins' | 'ends' | 'course';

/** Something that is on. */
interface Entry extends Planned {
  kind: Kind;
  name: string;
  batchName: string | null;
  /** Its course's name, where the entry isn't the course itself. */
  courseName?: string;
  /** The address of its details. */
  to: string;
}

/** An entry on one of its days. */
export interface DayEntry extends Entry {
  /** Which of its times are on this day; undefined where only its day is known. */
  time?: { kind: 'span' | 'from' | 'until' | 'through'; from: string; until: string };
  /** Whether it only goes on, as the same row of days has told already. */
  goesOn?: boolean;
}

interface Days {
  first: number;
  last: number;
}

/** The entries of each day, and which of them clash. */
export interface Shown {
  byDay: ReadonlyMap<number, readonly DayEntry[]>;
  clashes: readonly Clash<Entry>[];
  /** The keys of the entries that clash with another. */
  clashing: ReadonlySet<string>;
}

/** Returns what there is to show of what was read of these days. */
export function shownOf(read: CalendarEntries, span: Days): Shown {
  const planned = [...(read.classes ?? []).map(classEntry), ...(read.live_quizzes ?? []).map(liveQuizEntry)];
  const all = [...(read.batches ?? []).flatMap(batchEntries), ...(read.courses ?? []).map(courseEntry), ...planned];
  const byDay = new Map<number, DayEntry[]>();
  for (const { day, ...entry } of all.flatMap((each) => daysOf(each, span))) {
    const ofDay = byDay.get(day);
    if (ofDay) ofDay.push(entry);
    else byDay.set(day, [entry]);
  }
  const clashes = clashesAmong(planned);
  return { byDay, clashes, clashing: new Set(clashes.flatMap(({ items }) => items.map(({ key }) => key))) };
}

type Item<Part extends keyof CalendarEntries> = NonNullable<CalendarEntries[Part]>[number];

const liveQuizEntry = (quiz: Item<'live_quizzes'>): Entry => ({
  kind: 'live_quiz',
  key: `live_quiz ${quiz.tag_id}`,
  name: quiz.modelset_name,
  course: quiz.course_iid,
  courseName: quiz.course_name,
  batch: quiz.batch_id,
  batchName: quiz.batch_name,
  start: quiz.live_start_date_time,
  end: quiz.live_end_date_time,
  seconds: secondsOf(quiz.exam_time_duration),
  to: narrowed(`/tagLiveQuiz/view/${quiz.tag_id}`, {
    courses: quiz.course_iid,
    year: quiz.year,
    live_exam_status: quiz.live_exam_status,
  }),
});

const classEntry = ({ iid, topics, ...held }: Item<'classes'>): Entry => ({
  kind: 'class',
  key: `class ${iid}`,
  name: topics,
  course: held.course_iid,
  courseName: held.course_name,
  batch: held.group_iid,
  batchName: held.batch_name,
  ...wholeDay(held.class_date),
  to: narrowed(`/liveRecordingSetup/view/${iid}`, {
    course_id: held.course_iid,
    year: held.batch_year,
    group: held.group_iid,
  }),
});

const batchEntries = ({ iid, batch_name, batch_year: year, course_iid, ...batch }: Item<'batches'>): Entry[] =>
  (['begins', 'ends'] as const).map((kind) => ({
    kind,
    key: `${kind} ${iid}`,
    name: batch_name,
    course: course_iid,
    courseName: batch.course_name,
    batch: iid,
    batchName: null,
    ...wholeDay(kind === 'begins' ? batch.batch_start_date : batch.batch_end_date),
    to: narrowed(`/batchSetup/view/${iid}`, { course_id: course_iid, year }),
  }));

const courseEntry = ({ iid, course_name, course_slug, updated_date_eng }: Item<'courses'>): Entry => ({
  kind: 'course',
  key: `course ${iid}`,
  name: course_name,
  course: iid,
  batch: null,
  batchName: null,
  ...wholeDay(updated_date_eng),
  to: screenOf(levels.course.view, course_slug),
});

const wholeDay = (date: string) => ({ start: wallClock(date, '00:00'), end: wallClock(date, '23:59') });

/** Returns an entry for each of its days among these; none where its date isn't one. */
function daysOf(entry: Entry, span: Days): (DayEntry & { day: number })[] {
  const [start, end] = [wallClockParts(entry.start), wallClockParts(entry.end)];
  const first = fromAd(start.date);
  const until = fromAd(end.date);
  if (first === undefined || until === undefined) return [];
  // One that is open until midnight isn't on the next day.
  const last = end.time === '00:00' && until > first ? until - 1 : until;
  const from = Math.max(first, span.first);
  const count = Math.max(Math.min(last, span.last) - from + 1, 0);
  return Array.from({ length: count }, (_, place) => {
    const day = from + place;
    if (entry.seconds === undefined) return { ...entry, day };
    const kind = timeKind({ isFirst: day === first, isLast: day === until });
    const goesOn = kind === 'through' && place > 0 && weekdayOf(day) > 0;
    return { ...entry, day, time: { kind, from: start.time, until: end.time }, goesOn };
  });
}

function timeKind({ isFirst, isLast }: { isFirst: boolean; isLast: boolean }) {
  if (isFirst) return isLast ? 'span' : 'from';
  return isLast ? 'until' : 'through';
}
