import { Box, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type RaRecord, useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormBody } from '@/components/form/FormBody';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { ShareBar } from '@/components/record/bulk/ShareBar';
import { RouteDialog } from '@/components/record/dialogs/RouteDialog';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { QueryContent } from '@/components/ui/feedback/QueryContent';
import { useDigits } from '@/components/ui/text/digits';
import { readQuery } from '@/providers/data/reads';
import { useServices } from '@/providers/services';
import { CopyOutcome, CopyResultActions } from './CopyOutcome';
import { type CopyPlan, type CopyResults, type CopyStep, openSteps, type PlanCopy } from './copyPlan';
import { useCopying } from './useCopying';

interface CopyPopup {
  /** Reads what is to be copied. */
  plan: PlanCopy;
  /** A key of the catalogue: what the copy is at first, and what isn't copied. */
  effect: string;
}

/** The popup that copies the record that its route names, with all that belongs to it: `copy/:id` below a list, `copy` below details. */
export const copyPopup = (popup: CopyPopup) => () => (
  <RouteDialog title="copying.title" record="changed" width="md">
    <Loaded {...popup} />
  </RouteDialog>
);

function Loaded(popup: CopyPopup) {
  return (
    <QueryContent query={useRouteRecord()} lines={4} shape="fields">
      {(record) => <Planned key={record.id} {...popup} record={record} />}
    </QueryContent>
  );
}

/** Plans by the record with which it opened: the copy itself has the lists read again. */
function Planned({ plan, effect, record }: CopyPopup & { record: RaRecord }) {
  const { client, media } = useServices();
  const queries = useQueryClient();
  const translate = useTranslate();
  const resource = useResourceContext();
  const [about] = useState(record);
  const ending = (count: number) => ` ${translate(count === 1 ? 'copying.ending' : 'copying.ending_number', { count })}`;
  const query = useQuery({
    queryKey: ['copy', resource, about.id],
    queryFn: () => plan({ client, media, read: (call, input) => queries.query(readQuery(client, call, input)) }, about, ending),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  // A plan that is read again, after a write, doesn't change what is being copied.
  const [begun, setBegun] = useState<CopyPlan>();
  if (query.data && !begun) setBegun(query.data);
  return (
    <QueryContent query={{ ...query, data: begun }} lines={4} shape="fields">
      {(ready) => <Copy plan={ready} effect={effect} />}
    </QueryContent>
  );
}

/** Shows what is copied, and asks for what is the copy's own; then shows what became of each record. */
function Copy({ plan, effect }: { plan: CopyPlan; effect: string }) {
  const translate = useTranslate();
  const { start, stop, share, results } = useCopying();
  const [values, setValues] = useState<FormValues>(plan.first);
  const steps = plan.steps(values);
  const open = openSteps(steps, results);
  const save = async (chosen: FormValues) => {
    setValues(chosen);
    const wanted = plan.steps(chosen);
    const made = await start(wanted, (copied) => addressIn(copied, wanted, plan, chosen));
    const root = wanted[0] && made.get(wanted[0].key);
    // Nothing was made: the form says so, and keeps what is typed.
    if (root?.state === 'failed') throw root.error;
    return made;
  };
  const isBegun = open[0] !== steps[0];
  if (open.length === 0) return <Whole plan={plan} values={values} results={results} />;
  return (
    <RecordForm
      schema={plan.schema}
      record={plan.first}
      save={save}
      onSaved={() => undefined}
      saveLabel={translate(isBegun ? 'copying.go_on' : 'copying.start', { smart_count: open.length })}
    >
      {isBegun && !share && <CopyOutcome steps={steps} results={results} />}
      {!isBegun && plan.inputs}
      {!isBegun && <CopyPreview steps={plan.steps} effect={effect} />}
      {share && <ShareBar share={share} label="copying.doing" cancelLabel="ui.stop" onCancel={stop} />}
    </RecordForm>
  );
}

/** The result once all is copied; its buttons take the place of the form's. */
function Whole({
  plan,
  values,
  results,
}: {
  plan: CopyPlan;
  values: FormValues;
  results: ReturnType<typeof useCopying>['results'];
}) {
  const steps = plan.steps(values);
  const address = addressIn(results, steps, plan, values);
  return (
    <>
      <FormBody>
        <CopyOutcome steps={steps} results={results} />
      </FormBody>
      <CopyResultActions address={address} />
    </>
  );
}

/** Returns the address of the copy, if what is copied first, to which all else belongs, was made. */
function addressIn(
  results: CopyResults,
  [root]: readonly CopyStep[],
  { addressOf }: CopyPlan,
  values: FormValues,
): string | undefined {
  const result = root && results.get(root.key);
  return result?.state === 'made' && result.id !== undefined ? addressOf(result.id, values) : undefined;
}

/** How many of each kind there are, in the order of the steps. */
function countsOf(steps: readonly CopyStep[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { kind } of steps) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

interface CopyPreviewProps {
  steps: (values: FormValues) => readonly CopyStep[];
  /** A key of the catalogue. */
  effect: string;
}

/** Says before it is begun how many records of each kind are made, and what the copy is and isn't. */
function CopyPreview({ steps, effect }: CopyPreviewProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const counts = countsOf(steps(useWatch()));
  return (
    <section aria-label={translate('copying.made')}>
      <Typography variant="body2">{translate('copying.made')}</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 1.5, pl: 2.5 }}>
        {counts.map(([kind, count]) => (
          <li key={kind}>{digits(translate(`copying.counts.${kind}`, { smart_count: count }))}</li>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate(effect)}
      </Typography>
    </section>
  );
}
