import { type ComponentType, useContext, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import { QueryContent } from '@/components/feedback/QueryContent';
import { pick } from '@/components/form/editing';
import { FormContainer } from '@/components/form/formContainer';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/useSave';
import { useReread } from '@/components/record/useReread';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { useTellSaved } from '@/components/record/useTellSaved';
import type { Verb } from '@/providers/data/adapter';
import { useCall } from '@/providers/data/useCall';
import { RouteDialog } from './RouteDialog';

interface ChangePopupProps {
  /** A key of the catalogue. */
  title: string;
  form: z.ZodObject;
  /** The fields that start with what the record holds, also those that inputs only go by; the others start empty. */
  starts?: readonly string[];
  /** The call that changes the record; what goes along is the record's. */
  change: Verb;
  Inputs: ComponentType<{ record: RaRecord }>;
}

/** A popup that changes a part of the record that the route names, by a call of its own. */
export const changePopup = (props: ChangePopupProps) => () => (
  <RouteDialog title={props.title} record="changed">
    <ChangeForm {...props} />
  </RouteDialog>
);

function ChangeForm(props: ChangePopupProps) {
  return (
    <QueryContent query={useRouteRecord()} lines={3}>
      {(record) => <Change key={record.id} {...props} record={record} />}
    </QueryContent>
  );
}

const none: readonly string[] = [];

function Change({ form, starts = none, change, Inputs, record }: ChangePopupProps & { record: RaRecord }) {
  const { done } = useContext(FormContainer);
  const { mutateAsync } = useCall(change.call);
  const reread = useReread(record);
  const tell = useTellSaved();
  const save = async (values: FormValues) => {
    const since = Date.now();
    await mutateAsync({ ...pick(record, change.along), ...values, [change.id]: record.id });
    tell([record], { since });
  };
  const editing = useMemo(() => {
    const start = (standing: RaRecord) => pick(standing, starts);
    return { record, start, reread };
  }, [record, starts, reread]);
  return (
    <RecordForm schema={form} editing={editing} save={save} onSaved={() => done()}>
      <Inputs record={record} />
    </RecordForm>
  );
}
