import { createContext, type ReactNode, Suspense, useContext, useState } from 'react';
import { type RaRecord, useNotify, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { atOnce, isWhole, type Outcome, useEach } from './useEach';

/** Undoes what was done with one record; rejects if that is refused. */
export type TakeBack = (record: RaRecord) => Promise<unknown>;

/** What was done with several records, and what undoes it for one. */
export interface Doing {
  resource: string;
  /** The search of their list. */
  search: string;
  records: readonly RaRecord[];
  undo: TakeBack;
}

/** Undoes what was done with several records. The shell provides it, so that the person may leave the list meanwhile. */
const UndoMany = createContext<(doing: Doing) => void>(() => undefined);

/** Returns a function that undoes, one by one, what was done with records of the list around it. */
export function useUndoMany(undo: TakeBack | undefined): ((records: readonly RaRecord[]) => void) | undefined {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const takeBack = useContext(UndoMany);
  return undo && ((records) => takeBack({ resource, search, records, undo }));
}

const UndoManyDialog = lazyScreen(() => import('./UndoManyDialog'), 'UndoManyDialog');

/** Undoes a bulk action, shows the progress, and says which records were refused. */
export function UndoManyProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const { start, share, stop } = useEach();
  const [doing, setDoing] = useState<Doing>();
  const [outcome, setOutcome] = useState<Outcome>();

  const takeBack = async (wanted: Doing) => {
    const { resource, records, undo } = wanted;
    setDoing(wanted);
    const result = await start(resource, records, { atOnce, each: undo });
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
