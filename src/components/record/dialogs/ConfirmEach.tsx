import { type ReactNode, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { BulkOutcome } from '@/components/record/bulk/BulkOutcome';
import { ShareBar } from '@/components/record/bulk/ShareBar';
import { type TakeBack, useUndoMany } from '@/components/record/bulk/undoMany';
import { useBulk } from '@/components/record/bulk/useBulk';
import { isWhole, type Outcome, atOnce as usual } from '@/components/record/bulk/useEach';
import { DeletionNotice } from '@/components/record/history/DeletionNotice';
import { useNameOf } from '@/components/record/names';
import { useCloseRoute } from '@/components/routing/addresses';
import { offered, type ToastAction } from '@/components/ui/feedback/toasts';
import { NoneFits, RouteQuestion } from './ConfirmRoute';
import { NameList } from './NameList';

interface ConfirmEachProps {
  /** Keys of the catalogue: `.title` and `.confirm` below it, and below `.each` `.effect`, `.doing`, `.done` and `.none`. */
  texts: string;
  records: readonly RaRecord[];
  /** What else is to be known before it is done. */
  note?: ReactNode;
  /** Does it with one record; rejects if it is refused. */
  each: (record: RaRecord) => Promise<unknown>;
  /** How many are done at the same time. */
  atOnce?: number;
  /** Undoes it for one record. */
  undo?: TakeBack | undefined;
  /** The toast's link to these records, if nothing undoes it. */
  linkTo?: (done: readonly RaRecord[]) => ToastAction | undefined;
  /** The route of the form in which a refused record is corrected, without its id. */
  form?: string | undefined;
  danger?: boolean;
  withdraws?: boolean;
}

/** Asks before something is done with each of several records, one by one; refused ones stay chosen, and are listed by name. */
export function ConfirmEach({ form, note, danger = false, withdraws = false, ...work }: ConfirmEachProps) {
  const { texts, undo } = work;
  const translate = useTranslate();
  const nameOf = useNameOf();
  const { search } = useLocation();
  const { meant, confirm, takeBack, isBegun, outcome, share, stop } = useConfirmEach(work);
  const count = { smart_count: meant.length };
  // Processed records are unselected while the result is still shown.
  if (meant.length === 0 && !isBegun) return <NoneFits title={`${texts}.title`} text={translate(`${texts}.each.none`)} />;
  return (
    <RouteQuestion
      texts={texts}
      error={outcome?.end}
      danger={danger}
      withdraws={withdraws}
      busy={share !== undefined}
      onConfirm={() => void confirm()}
    >
      {outcome && !share && (
        <BulkOutcome
          outcome={outcome}
          texts="ui.bulk"
          done={`${texts}.each.done`}
          form={form}
          search={search}
          onUndo={takeBack}
        />
      )}
      <div>{translate(`${texts}.each.effect`, count)}</div>
      {note}
      {danger && <DeletionNotice isKept={undo !== undefined} />}
      <NameList names={meant.map(nameOf)} label={translate(`${texts}.title`)} />
      {share && <ShareBar share={share} label={`${texts}.each.doing`} cancelLabel="ui.stop" onCancel={stop} />}
    </RouteQuestion>
  );
}

/** Does it, and shows the result; the changes can be undone. */
function useConfirmEach({
  texts,
  records,
  each,
  atOnce = usual,
  undo,
  linkTo,
}: Omit<ConfirmEachProps, 'danger' | 'withdraws' | 'form' | 'note'>) {
  const notify = useNotify();
  const close = useCloseRoute();
  const { meant, start, share, stop } = useBulk(records);
  const undoMany = useUndoMany(undo);
  const [isBegun, setBegun] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const confirm = async () => {
    setBegun(true);
    const result = await start({ atOnce, each });
    // Includes the records that were processed before the refused ones were tried again.
    const done = [...(outcome?.done ?? []), ...result.done];
    if (!isWhole(result)) {
      setOutcome({ ...result, done });
      return;
    }
    const action: ToastAction | undefined = undo ? { label: 'ui.undo', run: () => undoMany?.(done) } : linkTo?.(done);
    const messageArgs = { smart_count: done.length };
    notify(`${texts}.each.done`, { type: 'success', messageArgs, ...(action && { action, autoHideDuration: offered }) });
    close();
  };
  const takeBack = () => {
    close();
    undoMany?.(outcome?.done ?? []);
  };
  return { meant, confirm, isBegun, outcome, share, stop, takeBack: undoMany && takeBack };
}
