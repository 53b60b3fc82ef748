import type { RaRecord } from 'react-admin';
import { batchTagCalls } from '@/contract/batchTag';
import type { Client } from '@/providers/api/client';

/** What can become of a student who is tagged with a batch. */
export const outcomes = ['tagged', 'moved', 'already', 'ended'] as const;

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

/** Tags students with a batch. A server that doesn't say what became of them is asked who is in the batch, before and after. */
export const tagStudents: Placing = async (client, place, students) => {
  const inBatch = async () => {
    const { courses: course_id, year, group } = place;
    const { data } = await client.send(batchTagCalls.filterBatchTag, { course_id, year, group, is_deleted: 'n' });
    return new Set(data.map(({ student_iid, student_name }) => student_iid ?? student_name));
  };
  const isIn = (known: ReadonlySet<unknown>, { id, full_name }: RaRecord) => known.has(Number(id)) || known.has(full_name);
  const before = await inBatch();
  const { data } = await client.send(batchTagCalls.tagBatch, { ...place, student_list: students.map(({ id }) => Number(id)) });
  if (data) return byIds(data, students);
  const after = await inBatch();
  const newcomers = students.filter((student) => isIn(after, student) && !isIn(before, student));
  return {
    tagged: newcomers.filter(({ batch_iid }) => !batch_iid),
    moved: newcomers.filter(({ batch_iid }) => batch_iid),
    already: students.filter((student) => isIn(before, student)),
    ended: students.filter((student) => !isIn(after, student)),
  };
};

/** Moves tags to another batch of their course; where a server doesn't say which, all of them moved. */
export const moveTags: Placing = async (client, place, tags) => {
  const { data } = await client.send(batchTagCalls.updateBatchTag, { ...place, student_list: tags.map(({ id }) => Number(id)) });
  return byIds({ moved: tags.map(({ id }) => Number(id)), already: [], ...data }, tags);
};

function byIds(ids: Partial<Record<keyof Outcome, readonly number[]>>, students: readonly RaRecord[]): Outcome {
  const those = (kind: keyof Outcome) => students.filter(({ id }) => ids[kind]?.includes(Number(id)));
  return { tagged: those('tagged'), moved: those('moved'), already: those('already'), ended: those('ended') };
}
