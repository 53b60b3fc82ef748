import type { RaRecord } from 'react-admin';
import { batchTagCalls } from '@/contract/batchTag';
import type { Client } from '@/providers/api/client';

/** What can become of a student who is put into a batch; who has left the batch in question meanwhile is `gone`. */
export const outcomes = ['tagged', 'moved', 'already', 'ended', 'gone'] as const;

/** The students by what became of them: together they are all that were sent. */
export type Outcome = Readonly<Record<(typeof outcomes)[number], readonly RaRecord[]>>;

/** The batch that students are tagged with: `group` is its id. */
export interface Place {
  courses: number;
  year: number;
  group: number;
}

/** Puts students, or the tags of some, into a batch. */
export type Placing = (client: Client, to: Place, students: readonly RaRecord[]) => Promise<Outcome>;

/** What names a student in the tags of a batch: a server may leave out the id. */
export const studentKeys = ({ id, student_iid, full_name, student_name }: RaRecord): readonly unknown[] => [
  Number(student_iid ?? id),
  full_name ?? student_name,
];

/** Tags students with a batch. A server that doesn't say what became of them is asked who is in the batch, before and after. */
export const tagStudents: Placing = async (client, place, students) => {
  const inBatch = async () => {
    const { courses: course_id, year, group } = place;
    const { data } = await client.send(batchTagCalls.filterBatchTag, { course_id, year, group, is_deleted: 'n' });
    return new Set<unknown>(data.map(({ student_iid, student_name }) => student_iid ?? student_name));
  };
  const isIn = (known: ReadonlySet<unknown>, student: RaRecord) => studentKeys(student).some((key) => known.has(key));
  const before = await inBatch();
  // What became of each is shown: a toast would say less.
  const sent = { ...place, student_list: students.map(({ id }) => Number(id)) };
  const { data } = await client.send(batchTagCalls.tagBatch, sent, { quiet: true });
  if (data) return byIds(data, students);
  const after = await inBatch();
  const newcomers = students.filter((student) => isIn(after, student) && !isIn(before, student));
  return {
    tagged: newcomers.filter(({ batch_iid }) => !batch_iid),
    moved: newcomers.filter(({ batch_iid }) => batch_iid),
    already: students.filter((student) => isIn(before, student)),
    ended: students.filter((student) => !isIn(after, student)),
    gone: [],
  };
};

/** Moves tags to another batch of their course; where a server doesn't say which, all of them moved. */
export const moveTags: Placing = async (client, place, tags) => {
  const student_list = tags.map(({ id }) => Number(id));
  const { data } = await client.send(batchTagCalls.updateBatchTag, { ...place, student_list }, { quiet: true });
  return byIds({ moved: student_list, ...data }, tags);
};

interface Said extends Partial<Record<keyof Outcome, readonly number[]>> {
  /** The batches that those who moved were in. */
  former?: readonly { id: number }[] | undefined;
}

function byIds({ former = [], ...ids }: Said, students: readonly RaRecord[]): Outcome {
  const kindOf = new Map(outcomes.flatMap((kind) => (ids[kind] ?? []).map((id) => [id, kind] as const)));
  // A colleague may have moved one since the list was read.
  const places = new Map(former.map(({ id, ...place }) => [id, place]));
  const those = (kind: keyof Outcome) => students.filter(({ id }) => (kindOf.get(Number(id)) ?? 'gone') === kind);
  return {
    tagged: those('tagged'),
    moved: those('moved').map((student) => ({ ...student, ...places.get(Number(student.id)) })),
    already: those('already'),
    ended: those('ended'),
    gone: those('gone'),
  };
}
