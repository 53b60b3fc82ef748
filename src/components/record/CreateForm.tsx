import { type ReactNode, useContext } from 'react';
import { type RaRecord, useCreate, useResourceContext } from 'react-admin';
import type { z } from 'zod/mini';
import { RecordForm } from '@/components/form/RecordForm';
import type { FormValues } from '@/components/form/work/useSave';
import { FormContainer } from '@/components/ui/feedback/formContainer';
import { usePress } from '@/providers/data/useWriter';
import { useTellSaved } from './useTellSaved';

export interface CreateFormProps {
  schema: z.ZodMiniObject;
  /** The fields' initial values. */
  defaults?: Record<string, unknown>;
  /** The key of its button's label. */
  saveLabel?: string;
  /** Adds the record, where that takes more than its create call. */
  add?: (values: FormValues) => Promise<RaRecord>;
  children: ReactNode;
}

/** The form that adds a record of the resource around it. */
export function CreateForm({ schema, defaults, saveLabel, add, children }: CreateFormProps) {
  const resource = useResourceContext();
  const [create] = useCreate();
  const press = usePress();
  const { done, next } = useContext(FormContainer);
  const tell = useTellSaved();
  const save = async (data: FormValues) => {
    const since = Date.now();
    const added: RaRecord = await (add ? add(data) : create(resource, { data, meta: { press } }, { returnPromise: true }));
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
