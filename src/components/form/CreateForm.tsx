import { type ReactNode, useContext } from 'react';
import { type RaRecord, useCreate, useResourceContext } from 'react-admin';
import type { z } from 'zod';
import type { RecordForms } from '@/components/record/recordForms';
import { useTellSaved } from '@/components/record/useTellSaved';
import { FormContainer } from './formContainer';
import { RecordForm } from './RecordForm';
import type { FormValues } from './useSave';

interface CreateFormProps {
  schema: z.ZodObject;
  /** What the fields hold at first. */
  defaults?: Record<string, unknown>;
  /** What adds it, where that takes more than the call that creates it. */
  useAdd?: RecordForms['useAdd'];
  children: ReactNode;
}

/** Adds a record by the call that creates it. */
function useCreateAlone() {
  const resource = useResourceContext();
  const [create] = useCreate();
  return (data: FormValues): Promise<RaRecord> => create(resource, { data }, { returnPromise: true });
}

/** Adds a record of the resource it stands in. */
export function CreateForm({ schema, defaults, useAdd = useCreateAlone, children }: CreateFormProps) {
  const add = useAdd();
  const { done, next } = useContext(FormContainer);
  const tell = useTellSaved();
  const save = async (data: FormValues) => {
    const since = Date.now();
    const added = await add(data);
    tell([added], { isNew: true, since });
    return added;
  };
  return (
    <RecordForm
      schema={schema}
      {...(defaults && { record: defaults })}
      save={save}
      onSaved={done}
      {...(next && { onSavedForNext: next })}
    >
      {children}
    </RecordForm>
  );
}
