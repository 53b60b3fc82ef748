import { type ReactNode, useContext } from 'react';
import { type RaRecord, useResourceContext, useUpdate } from 'react-admin';
import type { z } from 'zod';
import { RecordOrState } from '@/components/feedback/RecordOrState';
import { useRouteRecord } from '@/components/record/useRouteRecord';
import { FormHost } from './formHost';
import { RecordForm } from './RecordForm';

interface EditFormProps {
  schema: z.ZodObject;
  children: ReactNode;
}

/** Changes the record that the route names. It opens with the answer to its own question: a later one would wipe what was typed. */
export function EditForm({ schema, children }: EditFormProps) {
  const query = useRouteRecord();
  const data = query.isFetchedAfterMount ? query.data : undefined;
  return (
    <RecordOrState query={{ ...query, data }} lines={3}>
      {(record) => (
        <Edit key={record.id} schema={schema} record={record}>
          {children}
        </Edit>
      )}
    </RecordOrState>
  );
}

function Edit({ schema, record, children }: EditFormProps & { record: RaRecord }) {
  const resource = useResourceContext();
  const [update] = useUpdate();
  const { done } = useContext(FormHost);
  return (
    <RecordForm
      schema={schema}
      record={{ ...record, modified_remarks: null }}
      save={(data) => update(resource, { id: record.id, data, previousData: record }, pessimistic)}
      onSaved={done}
    >
      {children}
    </RecordForm>
  );
}

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;
