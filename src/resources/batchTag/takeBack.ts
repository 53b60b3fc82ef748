import type { RaRecord } from 'react-admin';
import { batchTagCalls } from '@/contract/batchTag';
import { grouped } from '@/domain/grouped';
import type { Client } from '@/providers/api/client';
import { type Outcome, type Place, studentKeys } from './outcome';

/** How many students are as they were before, and how many are not, because a colleague has changed them meanwhile. */
export interface TakenBack {
  done: number;
  left: number;
  /** Those for whom it was refused, and with them why. */
  refused: readonly RaRecord[];
  reason: string;
}

/** Some of the students who were placed, and the call that takes them back, by their tags in the new batch; it tells how many it changed. */
interface Part {
  students: readonly RaRecord[];
  undo: (student_list: number[]) => Promise<number | undefined>;
}

/**
 * Returns a function that undoes what was done with students: who was tagged leaves the batch, and who moved is in the former one again. Only
 * those are changed who are still in the batch. Every part is tried, though another was refused, such as that of a batch that is gone; it can
 * be called again, and goes on with those that were refused.
 */
export function takingBack(client: Client, place: Place, outcome: Outcome): () => Promise<TakenBack> {
  const pending = new Set(partsOf(client, place.courses, outcome));
  const result = { done: 0, left: 0 };
  return async () => {
    const tagsOf = await tagsIn(client, place);
    let reason = '';
    for (const part of pending) {
      const tags = tagsOf(part.students);
      try {
        const done = tags.length > 0 ? ((await part.undo(tags)) ?? tags.length) : 0;
        result.done += done;
        result.left += part.students.length - done;
        pending.delete(part);
      } catch (error) {
        reason ||= error instanceof Error ? error.message : 'ra.notification.http_error';
      }
    }
    return { ...result, refused: [...pending].flatMap(({ students }) => students), reason };
  };
}

function partsOf(client: Client, courses: number, { tagged, moved }: Outcome): Part[] {
  const byBatch = grouped(moved, ({ batch_iid }) => Number(batch_iid));
  const back = [...byBatch].map(([group, students]): Part => {
    const year = Number(students[0]['batch_year']);
    return {
      students,
      undo: async (student_list) => {
        const sent = { courses, year, group, student_list };
        return (await client.send(batchTagCalls.updateBatchTag, sent, { quiet: true, part: group })).data?.moved.length;
      },
    };
  });
  const out: Part = {
    students: tagged,
    undo: async (student_list) =>
      (await client.send(batchTagCalls.deleteBatchTag, { student_list }, { quiet: true })).data?.length,
  };
  return [...back, out];
}

/** Reads the tags of a batch; returns a function that finds those of students. */
async function tagsIn(client: Client, { courses: course_id, year, group }: Place) {
  const { data } = await client.send(batchTagCalls.filterBatchTag, { course_id, year, group, is_deleted: 'n' });
  const tags = new Map<unknown, number>(data.map(({ iid, student_iid, student_name }) => [student_iid ?? student_name, iid]));
  return (students: readonly RaRecord[]) =>
    students.flatMap((student) =>
      studentKeys(student)
        .flatMap((key) => tags.get(key) ?? [])
        .slice(0, 1),
    );
}
