import { type ComponentType, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { z } from 'zod';
import { RecordOrState } from '@/components/feedback/RecordOrState';
import { FormHost } from '@/components/form/formHost';
import { RecordForm } from '@/components/form/RecordForm';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import type { Call } from '@/contract/call';
import { useCall } from '@/providers/data/useCall';
import { RouteDialog } from './RouteDialog';

interface ChangePopupProps {
  /** A key of the catalogue. */
  title: string;
  form: z.ZodObject;
  /** The fields that start with what the record holds; the others start empty. */
  starts?: readonly string[];
  /** The call that changes the record, and the name under which it wants the record's id. */
  change: { call: Call; id: string };
  Inputs: ComponentType<{ record: RaRecord }>;
}

/** A popup that changes a part of the record that the route names, by a call of its own. */
export const changePopup = (props: ChangePopupProps) => () => (
  <RouteDialog title={props.title}>
    <ChangeForm {...props} />
  </RouteDialog>
);

function ChangeForm({ form, starts = [], change, Inputs }: ChangePopupProps) {
  const query = useRouteRecord();
  const { done } = useContext(FormHost);
  const { mutateAsync } = useCall(change.call);
  return (
    <RecordOrState query={query} lines={3}>
      {(record) => (
        <RecordForm
          schema={form}
          record={Object.fromEntries(starts.map((field) => [field, record[field]]))}
          save={(values) => mutateAsync({ ...values, [change.id]: record.id })}
          onSaved={() => done()}
        >
          <Inputs record={record} />
        </RecordForm>
      )}
    </RecordOrState>
  );
}
