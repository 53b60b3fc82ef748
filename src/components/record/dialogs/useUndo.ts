import { type RaRecord, useNotify } from 'react-admin';
import { type TakeBack, useUndoMany } from '@/components/record/bulk/undoMany';
import { useArea } from '@/components/record/history/useArea';
import { useRestore } from '@/components/record/history/useRestore';
import { useNameOf } from '@/components/record/names';
import { offered, type ToastAction, useNameToast } from '@/components/ui/feedback/toasts';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import type { Verb } from '@/contract/adapter';
import { useCall } from '@/providers/data/useCall';
import { useWriter } from '@/providers/data/useWriter';
import { inputOf, takesSeveral } from './changeInput';

interface Undoing {
  change: Verb;
  /** The call that undoes it. */
  undo?: Verb | undefined;
  /** Whether the change deletes records: the recycle bin restores them, if no call does. */
  danger?: boolean | undefined;
}

/** What a toast says of a change: a key or the server's sentence. */
export interface Told {
  text: string;
  messageArgs?: { smart_count: number };
}

/** Adds an undo button to the toast about a change of these records. */
type OfferUndo = (records: readonly RaRecord[], told: Told) => void;

/** Returns what offers to undo a change; undefined where it can't be undone. */
export function useUndo({ change, undo, danger = false }: Undoing): OfferUndo | undefined {
  const notify = useNotify();
  const nameOf = useNameOf();
  const callAgain = useUndoByCall(undo ?? change);
  const takeBack = useTakeBack({ change, undo, danger });
  const undoMany = useUndoMany(takeBack);
  const bin = useRestore(useArea());
  if (!takeBack) return undefined;

  const undoAll = (records: readonly RaRecord[]) => {
    const [first] = records;
    if (undo && (records.length === 1 || takesSeveral(undo))) callAgain(records);
    else if (first && records.length === 1) bin?.restoreAndTell(first, nameOf(first));
    else undoMany?.(records);
  };
  return (records, { text, messageArgs }) => {
    const action: ToastAction = { label: 'ui.undo', run: () => undoAll(records) };
    // The same text again, so that the toast already shown gets the undo button.
    notify(text, { type: 'success', autoHideDuration: offered, action, ...(messageArgs && { messageArgs }) });
  };
}

/** Returns what undoes a change of one record, as one of several; undefined where it can't be undone. */
export function useTakeBack({ undo, danger = false }: Undoing): TakeBack | undefined {
  const client = useWriter();
  const bin = useRestore(useArea());
  if (undo) return ({ id }) => client.send(undo.call, { [undo.id]: id }, { quiet: true, part: id });
  return danger ? bin?.restore : undefined;
}

/** Returns what undoes a change by a call, and names a single record in its toast. */
function useUndoByCall(undo: Verb) {
  const tellFailed = useTellFailed();
  const { mutateAsync } = useCall(undo.call);
  const nameToast = useNameToast();
  const nameOf = useNameOf();
  // The mutation's own callbacks aren't called once the popup that made the change is unmounted.
  const undoAll = (records: readonly RaRecord[]) =>
    void mutateAsync(inputOf(undo, records)).then(
      () => records.length === 1 && nameToast({ name: nameOf(records[0]) }),
      ({ message }: Error) => tellFailed('ui.not_undone', { reason: message, again: () => undoAll(records) }),
    );
  return undoAll;
}
