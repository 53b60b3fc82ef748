import { useContext, useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod/mini';
import { ConfirmEach } from '@/components/record/dialogs/ConfirmEach';
import { LoadingQuestion } from '@/components/record/dialogs/ConfirmRoute';
import { QuestionNotLoaded } from '@/components/record/dialogs/QuestionNotLoaded';
import { useChosenRecords, useRouteRecord } from '@/components/record/useRouteRecord';
import { ProductScreens } from '@/components/resource/productScreens';
import type { ToastAction } from '@/components/ui/feedback/toasts';
import { recycledEntry } from '@/contract/history';
import { mayWrite } from '@/contract/rights';
import { readableText } from '@/domain/html/readableText';
import { InArea, useRights } from '@/providers/auth/rights';
import { restoreEntry } from '@/providers/data/recycled';
import { useWriter } from '@/providers/data/useWriter';

const texts = 'recycled.restore';
const place = z.pick(recycledEntry, { area: true, record: true, below: true });

/** The questions before one deleted record is restored, or those that are chosen. */
export const RecycledPopups = {
  One: () => <Question {...useOne()} />,
  Chosen: () => <Question {...useChosenRecords()} />,
};

function useOne() {
  const { data, ...query } = useRouteRecord();
  return { ...query, data: data && [data] };
}

interface QuestionProps {
  data: readonly RaRecord[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Asks about the records with which it opened: a restored one is in the bin no more. */
function Question({ data, error, refetch }: QuestionProps) {
  const [meant, setMeant] = useState<readonly RaRecord[]>();
  if (!meant && data) setMeant(data);
  if (!meant && error) return <QuestionNotLoaded texts={texts} error={error} retry={refetch} />;
  return meant ? <Restore records={meant} /> : <LoadingQuestion />;
}

function Restore({ records }: { records: readonly RaRecord[] }) {
  const client = useWriter();
  const linkTo = useLinkTo();
  const notify = useNotify();
  const translate = useTranslate();
  const given = useRights();
  const above = namesAbove(records);
  const areas = records.map(({ right }) => recycledEntry.shape.right.parse(right));
  return (
    // Whoever may not change one of them can't answer.
    <InArea area={areas.find((area) => !mayWrite(given, area)) ?? 'account'}>
      <ConfirmEach
        texts={texts}
        // What was deleted last first, one after the other: it may be what the others refer to.
        records={records.toSorted((one, other) => Number(other.id) - Number(one.id))}
        atOnce={1}
        note={above.length > 0 && <div>{translate('recycled.restore.above', { names: above.join(', ') })}</div>}
        each={async ({ id }) => {
          const address = await restoreEntry(client, id, { with_above: true });
          if (address !== null) notify('ui.restored_as', { type: 'info', messageArgs: { address } });
        }}
        linkTo={linkTo}
      />
    </InArea>
  );
}

/** Returns the names of what has to be restored with records, and wasn't chosen itself. */
function namesAbove(records: readonly RaRecord[]): string[] {
  const chosen = new Set(records.map(({ id }) => id));
  const entries = records.flatMap(({ above }) => recycledEntry.shape.above.parse(above));
  const names = new Map(entries.filter(({ id }) => !chosen.has(id)).map(({ id, name }) => [id, `“${readableText(name)}”`]));
  return [...names.values()];
}

/** Returns a function that makes the toast's link to a single restored record. */
function useLinkTo(): (done: readonly RaRecord[]) => ToastAction | undefined {
  const { addressOf } = useContext(ProductScreens);
  const navigate = useNavigate();
  const notify = useNotify();
  const open = async (entry: RaRecord) => {
    const { area, record, below } = place.parse(entry);
    const address = await (below ? addressOf(below.area, below.record) : addressOf(area, record));
    if (address) await navigate(address);
    else notify('recycled.no_screen', { type: 'info' });
  };
  const fail = ({ message }: Error) => notify(message, { type: 'error' });
  return ([entry, ...others]) =>
    entry && others.length === 0 ? { label: 'ui.view', run: () => void open(entry).catch(fail) } : undefined;
}
