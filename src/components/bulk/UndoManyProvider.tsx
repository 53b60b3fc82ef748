import { type ReactNode, Suspense, useState } from 'react';
import { type RaRecord, useNotify } from 'react-admin';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { useServices } from '@/providers/services';
import { type Doing, UndoMany } from './undoMany';
import { atOnce, isWhole, type Outcome, useEach } from './useEach';

const UndoManyDialog = lazyScreen(() => import('./UndoManyDialog'), 'UndoManyDialog');

/** Undoes a bulk action, shows the progress, and says which records were refused. */
export function UndoManyProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const { client } = useServices();
  const { start, share, stop } = useEach();
  const [doing, setDoing] = useState<Doing>();
  const [outcome, setOutcome] = useState<Outcome>();

  const takeBack = async (wanted: Doing) => {
    const { resource, records, undo } = wanted;
    const each = ({ id }: RaRecord) => client.send(undo.call, { [undo.id]: id }, { quiet: true });
    setDoing(wanted);
    const result = await start(resource, records, { atOnce, each });
    setOutcome(result);
    if (!isWhole(result)) return;
    setDoing(undefined);
    notify('ui.undone', { type: 'success', messageArgs: { smart_count: result.done.length } });
  };
  return (
    <UndoMany value={(wanted) => void takeBack(wanted)}>
      {children}
      {doing && (
        <Suspense fallback={null}>
          <UndoManyDialog
            doing={doing}
            outcome={share ? undefined : outcome}
            share={share}
            onStop={stop}
            onRepeat={(records) => void takeBack({ ...doing, records })}
            onClose={() => setDoing(undefined)}
          />
        </Suspense>
      )}
    </UndoMany>
  );
}
