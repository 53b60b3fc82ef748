import { createContext, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { toHttpError } from '@/providers/data/httpError';
import { wasCancelled } from '@/providers/data/useCancellable';

export type FormValues = Record<string, unknown>;

/** What react-admin's form puts at its fields: a message by field name, nested for the form's root. */
type FieldMessages = Record<string, unknown>;

/** How long a refusal is told that stands at the fields as well, in milliseconds. */
const passing = 8000;

type Outcome<Saved> = { saved: Saved; refused?: never } | { saved?: never; refused: FieldMessages };

/**
 * Whether what a form holds is on its way; while it is only judged it isn't: a field that is disabled then can't take
 * the focus when it is refused.
 */
export const Saving = createContext(false);

/** Runs a save and turns its refusal into messages at the fields and one for the whole form. */
export function useSave<Saved>(save: (values: FormValues) => Promise<Saved>) {
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const submit = async (values: FormValues): Promise<Outcome<Saved>> => {
    setSaving(true);
    try {
      return { saved: await save(values) };
    } catch (error) {
      if (wasCancelled(error)) return { refused: { root: {} } };
      const { message, fields } = refusalOf(toHttpError(error));
      // A sentence that stands at its field isn't said above the form too, and needn't stay as a toast.
      const atFields = Object.keys(fields).length > 0;
      notify(message, { type: 'error', ...(atFields && { autoHideDuration: passing }) });
      return { refused: atFields ? fields : { root: { server: message } } };
    } finally {
      setSaving(false);
    }
  };
  return { submit, saving };
}

function refusalOf(error: unknown): { message: string; fields: FieldMessages } {
  if (!(error instanceof Error)) return { message: 'ra.notification.http_error', fields: {} };
  return { message: error.message, fields: error instanceof HttpError ? fieldsOf(error.body) : {} };
}

function fieldsOf(body: unknown): FieldMessages {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const { errors } = body;
  return typeof errors === 'object' && errors !== null ? { ...errors } : {};
}
