import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useListContext, useNotify } from 'react-admin';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import { useWriter } from '@/providers/data/useWriter';
import type { Outcome, Place, Placing } from './outcome';
import { type TakenBack, takingBack } from './takeBack';

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
