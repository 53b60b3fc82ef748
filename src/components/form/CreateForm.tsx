import { type ReactNode, useContext } from 'react';
import { useCreate, useResourceContext } from 'react-admin';
import type { z } from 'zod';
import { FormContainer } from './formContainer';
import { RecordForm } from './RecordForm';

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
  return (
    <RecordForm
      schema={schema}
      {...(defaults && { record: defaults })}
      save={(data) => create(resource, { data }, { returnPromise: true })}
      onSaved={done}
      {...(next && { onSavedForNext: next })}
    >
      {children}
    </RecordForm>
  );
}
