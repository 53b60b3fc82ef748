import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useNotify, useTranslate } from 'react-admin';
import { DocumentTitle } from '@/components/DocumentTitle';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { NameList } from '@/components/dialogs/NameList';
import { NoneFits } from '@/components/dialogs/NoneFits';
import { useNameOf } from '@/components/record/useNameOf';
import { useCloseRoute } from '@/components/routing/useCloseRoute';
import type { Verb } from '@/providers/data/adapter';
import { useServices } from '@/providers/services';
import { BulkOutcome } from './BulkOutcome';
import { ShareBar } from './ShareBar';
import { isWhole, type Outcome, useBulk } from './useBulk';

interface ConfirmEachProps {
  /** Keys of the catalogue: `.title` and `.confirm` below it, and below `.each` `.question`, `.effect`, `.doing`, `.done` and `.none`. */
  texts: string;
  records: readonly RaRecord[];
  change: Verb;
  danger: boolean;
}

/** How many calls are on their way together. */
const atOnce = 4;

/** Asks before a call that takes one record is made about each of several; those that are refused stay chosen, and are told by name. */
export function ConfirmEach({ texts, records, change, danger }: ConfirmEachProps) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const notify = useNotify();
  const close = useCloseRoute();
  const { client } = useServices();
  const { start, share, stop } = useBulk();
  const [isBegun, setBegun] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const title = translate(`${texts}.title`);
  const count = { smart_count: records.length };

  const confirm = async () => {
    const ask = (record: RaRecord) => client.send(change.call, { [change.id]: record.id }, { quiet: true });
    setBegun(true);
    const result = await start(records, { atOnce, each: ask });
    if (!isWhole(result)) {
      setOutcome(result);
      return;
    }
    notify(`${texts}.each.done`, { type: 'success', messageArgs: { smart_count: result.done } });
    close();
  };
  // Those with which it is done are chosen no more, while they are still told of.
  if (records.length === 0 && !isBegun) return <NoneFits title={`${texts}.title`} text={translate(`${texts}.each.none`)} />;
  return (
    <ConfirmDialog
      open
      title={title}
      content={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <DocumentTitle text={title} />
          {outcome && !share && <BulkOutcome outcome={outcome} done={`${texts}.each.done`} form="edit" />}
          {outcome?.end && <Alert severity="error">{translate(outcome.end.message, { _: outcome.end.message })}</Alert>}
          <div>{translate(`${texts}.each.question`, count)}</div>
          <div>{translate(`${texts}.each.effect`, count)}</div>
          <NameList names={records.map(nameOf)} label={title} />
          {share && <ShareBar share={share} label={`${texts}.each.doing`} cancelLabel="ui.stop" onCancel={stop} />}
        </Box>
      }
      confirmLabel={translate(`${texts}.confirm`)}
      danger={danger}
      busy={share !== undefined}
      onConfirm={() => void confirm()}
      onClose={close}
    />
  );
}
