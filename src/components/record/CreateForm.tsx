import { type ReactNode, useContext } from 'react';
import { type RaRecord, useCreate, useResourceContext } from 'react-admin';
import type { z } from 'zod';
import { FormContainer } from '@/components/feedback/formContainer';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/useSave';
import { useTellSaved } from './useTellSaved';

export interface CreateFormProps {
  schema: z.ZodObject;
  /** What the fields hold at first. */
  defaults?: Record<string, unknown>;
  /** What its button says, a key of the catalogue. */
  saveLabel?: string;
  /** What adds it, where that takes more than the call that creates it. */
  add?: (values: FormValues) => Promise<RaRecord>;
  children: ReactNode;
}

/** Adds a record of the resource it stands in. */
export function CreateForm({ schema, defaults, saveLabel, add, children }: CreateFormProps) {
  const resource = useResourceContext();
  const [create] = useCreate();
  const { done, next } = useContext(FormContainer);
  const tell = useTellSaved();
  const save = async (data: FormValues) => {
    const since = Date.now();
    const added: RaRecord = await (add ? add(data) : create(resource, { data }, { returnPromise: true }));
    tell([added], { isNew: true, since });
    return added;
  };
  return (
    <RecordForm
      schema={schema}
      {...(defaults && { record: defaults })}
      {...(saveLabel && { saveLabel })}
      save={save}
      onSaved={done}
      {...(next && { onSavedForNext: next })}
    >
      {children}
    </RecordForm>
  );
}
