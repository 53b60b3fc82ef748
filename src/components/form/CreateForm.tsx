import { type ReactNode, useContext } from 'react';
import { useCreate, useResourceContext } from 'react-admin';
import type { z } from 'zod';
import { useTellSaved } from '@/components/record/useTellSaved';
import { FormContainer } from './formContainer';
import { RecordForm } from './RecordForm';
import type { FormValues } from './useSave';

interface CreateFormProps {
  schema: z.ZodObject;
  /** What the fields hold at first. */
  defaults?: Record<string, unknown>;
  children: ReactNode;
}

/** Adds a record of the resource it stands in. */
export function CreateForm({ schema, defaults, children }: CreateFormProps) {
  const resource = useResourceContext();
  const [create] = useCreate();
  const { done, next } = useContext(FormContainer);
  const tell = useTellSaved();
  const save = async (data: FormValues) => {
    const since = Date.now();
    const added = await create(resource, { data }, { returnPromise: true });
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
