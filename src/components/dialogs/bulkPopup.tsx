import { Box, Typography } from '@mui/material';
import { type ComponentType, useContext, useState } from 'react';
import { type RaRecord, useListContext, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { BulkOutcome } from '@/components/bulk/BulkOutcome';
import { inTurn } from '@/components/bulk/inTurn';
import { ShareBar } from '@/components/bulk/ShareBar';
import { useBulk } from '@/components/bulk/useBulk';
import { isWhole, type Outcome, type Plan } from '@/components/bulk/useEach';
import { FormContainer } from '@/components/feedback/formContainer';
import { QueryContent } from '@/components/feedback/QueryContent';
import { useNameOf } from '@/components/fields/useNameOf';
import { FormBody } from '@/components/form/FormBody';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/useSave';
import { useChosenRecords } from '@/components/record/useChosenRecords';
import type { Client } from '@/providers/api/client';
import { useServices } from '@/providers/services';
import { NameList } from './NameList';
import { RouteDialog } from './RouteDialog';

/** What is asked once and done with many. */
export interface BulkForm {
  /**
   * Keys of the catalogue: `.title`, `.confirm`, `.doing` and `.done` below it, of which the second and the last have places for
   * a `smart_count`; and `.none`, where nothing is chosen with which it can be done.
   */
  texts: string;
  form: z.ZodObject;
  /** What the fields begin with, of what the list is searched for. */
  beginning: (filter: Readonly<Record<string, unknown>>) => FormValues;
  /** The inputs, by how many records it is done with. */
  Inputs: ComponentType<{ count: number }>;
  /** Makes ready what is done with each, of what was typed; rejects where it can't be. */
  plan: (client: Client, values: FormValues) => Promise<Plan>;
  /** The route of a record's own form below the list, without its id. */
  ownForm: string;
}

/** The popup that asks once and does something with all records that are chosen in its list, call by call, for a route below that. */
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

function Work({ texts, form, beginning, Inputs, plan, ownForm, records }: BulkForm & { records: readonly RaRecord[] }) {
  const translate = useTranslate();
  const { client } = useServices();
  const { filterValues } = useListContext();
  const { search } = useLocation();
  const { start, share, stop } = useBulk();
  const { outcome, tell, onSaved } = useOutcome(texts);
  const [begun] = useState(() => beginning(filterValues));
  const [isBegun, setBegun] = useState(false);
  // Those with which it is done are chosen no more, while they are still told of.
  if (records.length === 0 && !isBegun) return <Nothing text={`${texts}.none`} />;

  const save = async (values: FormValues): Promise<Outcome> => {
    setBegun(true);
    const result = await start(records, await plan(client, values));
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

/** Whatever part of a long form is in sight. */
const inSight = { position: 'sticky', bottom: 0, zIndex: 1, py: 1, bgcolor: 'background.paper' } as const;

/** What came of it: where it is done with all, the popup goes and a toast says so; otherwise it stays, and tells. */
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

/** The names of those that it is done with, and how many of the chosen ones the list doesn't have. */
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
    <FormBody>
      <Typography sx={{ pb: 2 }}>{translate(text)}</Typography>
    </FormBody>
  );
}
