import { Box, Typography } from '@mui/material';
import { type ComponentType, useContext, useState } from 'react';
import { type RaRecord, useListContext, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { BulkOutcome } from '@/components/record/bulk/BulkOutcome';
import { ShareBar } from '@/components/record/bulk/ShareBar';
import { inTurn, useBulk } from '@/components/record/bulk/useBulk';
import { isWhole, type Outcome, type Plan } from '@/components/record/bulk/useEach';
import { useNameOf } from '@/components/record/names';
import { useChosenRecords } from '@/components/record/useRouteRecord';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import type { Client } from '@/providers/api/client';
import { useWriter } from '@/providers/data/useWriter';
import { NameList } from './NameList';
import { RouteDialog } from './RouteDialog';
import { Told } from './Told';

/** A form that changes many records at once. */
export interface BulkForm {
  /**
   * Keys of the catalogue: `.title`, `.confirm`, `.doing` and `.done` below it, the second and the last with a place for `smart_count`; and
   * `.none`, if it can be done with none of the chosen records.
   */
  texts: string;
  form: z.ZodMiniObject;
  /** Returns the fields' initial values, given the list's search. */
  beginning: (filter: Readonly<Record<string, unknown>>) => FormValues;
  /** The inputs, given the number of records. */
  Inputs: ComponentType<{ count: number }>;
  /** Prepares the change of each record from the form's values; rejects if that fails. */
  plan: (client: Client, values: FormValues) => Promise<Plan>;
  /** The route of a record's own form below the list, without its id. */
  ownForm: string;
}

/** Makes the popup, for a route below a list, that asks once and then changes all chosen records, call by call. */
export const bulkPopup = (work: BulkForm) => () => (
  <RouteDialog title={`${work.texts}.title`} width="md">
    <Chosen {...work} />
  </RouteDialog>
);

function Chosen(work: BulkForm) {
  const { sort } = useListContext();
  return (
    <QueryContent query={useChosenRecords()} lines={3} shape="fields">
      {(records) => <Work {...work} records={inTurn(records, sort)} />}
    </QueryContent>
  );
}

function Work({ texts, form, beginning, Inputs, plan, ownForm, records: chosen }: BulkForm & { records: readonly RaRecord[] }) {
  const translate = useTranslate();
  const client = useWriter();
  const { filterValues } = useListContext();
  const { search } = useLocation();
  const { meant: records, start, share, stop } = useBulk(chosen);
  const { outcome, tell, onSaved } = useOutcome(texts);
  const [begun] = useState(() => beginning(filterValues));
  const [isBegun, setBegun] = useState(false);
  // Processed records are unselected while the result is still shown.
  if (records.length === 0 && !isBegun) return <Nothing text={`${texts}.none`} />;

  const save = async (values: FormValues): Promise<Outcome> => {
    setBegun(true);
    const result = await start(await plan(client, values));
    tell(result);
    if (result.end) throw result.end;
    return result;
  };
  return (
    <RecordForm
      schema={form}
      record={begun}
      save={save}
      onSaved={onSaved}
      saveLabel={translate(`${texts}.confirm`, { smart_count: records.length })}
    >
      {outcome && !share && (
        <BulkOutcome
          key={outcome.at}
          outcome={outcome}
          texts="ui.bulk"
          done={`${texts}.done`}
          form={`../${ownForm}`}
          search={search}
        />
      )}
      <Meant records={records} label={`${texts}.title`} />
      <Inputs count={records.length} />
      {share && (
        <Box sx={inSight}>
          <ShareBar share={share} label={`${texts}.doing`} cancelLabel="ui.stop" onCancel={stop} />
        </Box>
      )}
    </RecordForm>
  );
}

/** Keeps the buttons in view in a long form. */
const inSight = { position: 'sticky', bottom: 0, zIndex: 1, py: 1, bgcolor: 'background.paper' } as const;

/** Handles the result: if all records are done, the popup closes and a toast says so; otherwise it stays open and lists the rest. */
function useOutcome(texts: string) {
  const notify = useNotify();
  const { done } = useContext(FormContainer);
  const [outcome, setOutcome] = useState<Outcome & { at: number }>();
  const tell = (result: Outcome) => {
    if (!isWhole(result)) setOutcome({ ...result, at: Date.now() });
  };
  const onSaved = (result: Outcome) => {
    if (!isWhole(result)) return;
    notify(`${texts}.done`, { type: 'success', messageArgs: { smart_count: result.done.length } });
    done();
  };
  return { outcome, tell, onSaved };
}

/** Shows the names of the records, and how many of the chosen ones the list doesn't hold. */
function Meant({ records, label }: { records: readonly RaRecord[]; label: string }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const { selectedIds } = useListContext();
  const missing = selectedIds.length - records.length;
  return (
    <>
      <NameList names={records.map(nameOf)} label={translate(label)} />
      {missing > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('ui.bulk_missing', { count: missing })}
        </Typography>
      )}
    </>
  );
}

function Nothing({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Told>
      <Typography>{translate(text)}</Typography>
    </Told>
  );
}
