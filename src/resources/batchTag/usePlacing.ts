import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { batchTagCalls } from '@/contract/batchTag';
import { grouped } from '@/domain/rows/grouped';
import type { Client } from '@/providers/api/client';
import { useWriter } from '@/providers/data/useWriter';
import { type Outcome, type Place, type Placing, studentKeys } from './outcome';

/** Students who were placed, and what takes it back; `undo` is missing while that is done, and where nobody's place has changed. */
export interface Placed {
  outcome: Outcome;
  undo: (() => void) | undefined;
  /** What came of taking it back, where some were refused. */
  takenBack?: TakenBack;
}

/** Places students of the list around it in a batch, and can take that back: the form is shown again then, as it was sent. */
export function usePlacing(place: Placing) {
  const client = useWriter();
  const queries = useQueryClient();
  const notify = useNotify();
  const tellFailed = useTellFailed();
  const { onUnselectItems } = useListContext();
  const [placed, setPlaced] = useState<Placed>();

  const tell = ({ done, left }: TakenBack) => {
    setPlaced(undefined);
    if (left === 0) notify('ui.undone', { type: 'success', messageArgs: { smart_count: done } });
    else notify('batch_tag.undone_in_part', { type: 'warning', messageArgs: { done, smart_count: left } });
  };

  const send = async (to: Place, students: readonly RaRecord[]): Promise<Outcome> => {
    const outcome = await place(client, to, students);
    const takeBack = takingBack(client, to, outcome);
    const undo = () => {
      setPlaced({ outcome, undo: undefined });
      void takeBack()
        .then(
          (takenBack) => (takenBack.refused.length > 0 ? setPlaced({ outcome, undo, takenBack }) : tell(takenBack)),
          ({ message }: Error) => {
            setPlaced({ outcome, undo });
            tellFailed('ui.not_undone', { reason: message, again: undo });
          },
        )
        .finally(() => void queries.invalidateQueries());
    };
    setPlaced({ outcome, undo: outcome.tagged.length + outcome.moved.length > 0 ? undo : undefined });
    onUnselectItems();
    void queries.invalidateQueries();
    return outcome;
  };
  return { send, placed };
}

/** How many students are as they were before, and how many are not, because a colleague has changed them meanwhile. */
interface TakenBack {
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
function takingBack(client: Client, place: Place, outcome: Outcome): () => Promise<TakenBack> {
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
