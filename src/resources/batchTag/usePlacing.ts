import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { useServices } from '@/providers/services';
import type { Outcome, Place, Placing } from './outcome';

/** Places students of the list around it in a batch, and can move those back who were in another. */
export function usePlacing(place: Placing) {
  const { client } = useServices();
  const queries = useQueryClient();
  const notify = useNotify();
  const tellFailed = useTellFailed();
  const { onUnselectItems } = useListContext();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBack, setBack] = useState(false);

  const send = async (to: Place, students: readonly RaRecord[]): Promise<Outcome> => {
    const result = await place(client, to, students);
    setOutcome(result);
    onUnselectItems();
    void queries.invalidateQueries();
    return result;
  };

  const moveBack = (moved: readonly RaRecord[]) => {
    const work = async () => {
      for (const [to, students] of byFormerBatch(moved)) await place(client, to, students);
    };
    setBack(true);
    void work()
      .then(
        () => notify('batch_tag.moved_back', { type: 'success', messageArgs: { smart_count: moved.length } }),
        ({ message }: Error) => {
          setBack(false);
          tellFailed('ui.not_undone', { reason: message, again: () => moveBack(moved) });
        },
      )
      .finally(() => void queries.invalidateQueries());
  };
  return { send, outcome, moveBack: outcome && !isBack ? () => moveBack(outcome.moved) : undefined };
}

/** Returns students by the batch in which they were: each in one call. */
function byFormerBatch(students: readonly RaRecord[]): [Place, RaRecord[]][] {
  const batches = new Map<number, [Place, RaRecord[]]>();
  for (const student of students) {
    const { courses, batch_iid: group, batch_year: year } = student;
    const known = batches.get(group);
    if (known) known[1].push(student);
    else batches.set(group, [{ courses, year, group }, [student]]);
  }
  return [...batches.values()];
}
