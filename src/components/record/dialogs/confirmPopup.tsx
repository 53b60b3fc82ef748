import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { type RaRecord, RecordContextProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { DeletionNotice } from '@/components/record/history/DeletionNotice';
import { useNameOf } from '@/components/record/names';
import { useChosenRecords, useRouteRecord } from '@/components/record/useRouteRecord';
import { useTellSaved } from '@/components/record/useTellSaved';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import type { Verb } from '@/contract/adapter';
import { noticeOf } from '@/providers/api/serverText';
import { useWriter } from '@/providers/data/useWriter';
import { ConfirmRoute, LoadingQuestion, NoneFits } from './ConfirmRoute';
import { changedOf, inputOf, takesSeveral } from './changeInput';
import { QuestionNotLoaded } from './QuestionNotLoaded';
import { type Told, useTakeBack, useUndo } from './useUndo';

// Only lists of which several rows are chosen need it.
const ConfirmEach = lazyScreen(() => import('./ConfirmEach'), 'ConfirmEach');

/** A question before a call about records: the one that the route names, or those that are chosen in the list. */
export interface Confirmation {
  /**
   * Keys of the catalogue: `.title`, `.effect`, which names the record, and `.confirm` below it, `.none` if there is `fits`, and `.done`
   * where one call takes several; the texts for several records done one by one are below `.each` (`ConfirmEach`). The effect on one
   * record has places for its fields, such as `%{course_name}`. A function of the record is called with the first one.
   */
  texts: string | ((record: RaRecord) => string);
  /** The call, and its field for the record's id, or for the ids of several where that is a list. */
  change: Verb;
  /** The call that undoes it, which is offered once the change is made. */
  undo?: Verb;
  /** Which records it applies to; without it, all. */
  fits?: (record: RaRecord) => boolean;
  /** Shown below `.none` for a record that it doesn't apply to: a link to what prevents it. */
  Unfit?: ComponentType;
  /** Shown below the effect on a single record: what else the person should know before. */
  Notice?: ComponentType;
  /** The same, about however many records there are. */
  NoticeOfAll?: ComponentType<{ records: readonly RaRecord[] }>;
  /** Whether it deletes: where the server keeps what is deleted, the question says so, and undoing it is offered without `undo` too. */
  danger?: boolean;
  /** Whether it takes away what can be given back, as deactivating does. */
  withdraws?: boolean;
  /** Finds out why it can't be done yet with a single record: the reason is shown then, and the button disabled. */
  Judge?: ComponentType<{ record: RaRecord; children: (refused: string | undefined) => ReactNode }>;
}

/** The popup that asks, for a route below a list or a record's details: `delete/:id`, or `deactivate` for the chosen rows. */
export const confirmPopup = (confirmation: Confirmation) => () =>
  useParams().id === undefined ? <ConfirmChosen {...confirmation} /> : <ConfirmOne {...confirmation} />;

function ConfirmOne(confirmation: Confirmation) {
  const { data, error, refetch } = useRouteRecord();
  if (error) return <QuestionNotLoaded texts={textsOf(confirmation.texts, [])} error={error} retry={refetch} />;
  const { Judge } = confirmation;
  if (!data) return <LoadingQuestion />;
  if (!Judge) return <Confirm {...confirmation} records={[data]} />;
  return <Judge record={data}>{(refused) => <Confirm {...confirmation} records={[data]} refused={refused} />}</Judge>;
}

function ConfirmChosen(confirmation: Confirmation) {
  const { data, error, refetch } = useChosenRecords();
  const { onUnselectItems } = useListContext();
  const client = useWriter();
  const takeBack = useTakeBack(confirmation);
  if (error) return <QuestionNotLoaded texts={textsOf(confirmation.texts, [])} error={error} retry={refetch} />;
  if (!data) return <LoadingQuestion />;
  const { change, fits = () => true, texts, danger = false, withdraws = false } = confirmation;
  if (takesSeveral(change)) return <ConfirmAll {...confirmation} chosen={data} onDone={() => onUnselectItems()} />;
  return (
    <Suspense fallback={<LoadingQuestion />}>
      <ConfirmEach
        texts={textsOf(texts, data)}
        records={data.filter(fits)}
        each={({ id }) => client.send(change.call, { [change.id]: id }, { quiet: true, part: id })}
        undo={takeBack}
        danger={danger}
        withdraws={withdraws}
        form="../edit"
      />
    </Suspense>
  );
}

/** Acts on what it named when it opened, whatever is read or chosen meanwhile. */
function ConfirmAll({ chosen, ...confirm }: Omit<ConfirmProps, 'records'> & { chosen: readonly RaRecord[] }) {
  const [records] = useState(chosen);
  return <Confirm {...confirm} records={records} />;
}

interface ConfirmProps extends Confirmation {
  records: readonly RaRecord[];
  /** Why it can't be done. */
  refused?: string | undefined;
  onDone?: () => void;
}

function Confirm({
  change,
  undo,
  fits = () => true,
  Unfit,
  Notice,
  NoticeOfAll,
  danger = false,
  withdraws = false,
  records,
  refused,
  onDone,
  ...confirmation
}: ConfirmProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const nameOf = useNameOf();
  const offerUndo = useUndo({ change, undo, danger });
  const tell = useTellSaved();
  const texts = textsOf(confirmation.texts, records);
  const meant = records.filter(fits);
  /** The server's sentence may be the same for one and for many. */
  const doneOf = (smart_count: number, reply: unknown): Told =>
    meant.length > 1 && translate(`${texts}.done`, { smart_count, _: '' })
      ? { text: `${texts}.done`, messageArgs: { smart_count } }
      : { text: noticeOf(reply) };
  if (meant.length === 0)
    return (
      <NoneFits title={`${texts}.title`} text={translate(`${texts}.none`, { name: nameOf(records[0]) })}>
        <RecordContextProvider value={records[0]}>{Unfit && <Unfit />}</RecordContextProvider>
      </NoneFits>
    );
  return (
    <ConfirmRoute
      texts={texts}
      names={meant.map(nameOf)}
      {...(meant.length === 1 && { places: meant[0] })}
      danger={danger}
      withdraws={withdraws}
      refused={refused}
      notice={
        <>
          {danger && <DeletionNotice isKept={offerUndo !== undefined} />}
          <OwnNotice records={meant} {...{ Notice, NoticeOfAll }} />
        </>
      }
      call={change.call}
      input={inputOf(change, meant)}
      onDone={(reply, since) => {
        onDone?.();
        const changed = changedOf(meant, change, reply);
        const done = doneOf(changed.length, reply);
        if (changed.length > 0 && offerUndo) offerUndo(changed, done);
        else if (done.messageArgs) notify(done.text, { type: 'success', messageArgs: done.messageArgs });
        tell(meant, { leads: !danger && !undo, since });
      }}
    />
  );
}

/** What else the person should know before about these records. */
function OwnNotice({ records, Notice, NoticeOfAll }: Pick<ConfirmProps, 'records' | 'Notice' | 'NoticeOfAll'>) {
  if (NoticeOfAll) return <NoticeOfAll records={records} />;
  if (!Notice || records.length !== 1) return null;
  return (
    <RecordContextProvider value={records[0]}>
      <Notice />
    </RecordContextProvider>
  );
}

function textsOf(texts: Confirmation['texts'], [first]: readonly RaRecord[]): string {
  return typeof texts === 'string' ? texts : texts(first ?? { id: '' });
}
