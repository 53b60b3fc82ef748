import { createContext, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { failureOf, hasReason, isServers } from '@/components/ui/feedback/failures';
import { toHttpError } from '@/providers/data/httpError';
import { wasCancelled } from '@/providers/data/useCancellable';

export type FormValues = Record<string, unknown>;

/** The shape in which react-admin's form takes messages for its fields: a message by field name, nested for the form's root. */
type FieldMessages = Record<string, unknown>;

type Outcome<Saved> = { saved: Saved; refused?: never } | { saved?: never; refused: FieldMessages };

/**
 * Whether the form is being saved, as opposed to being validated: a field that is disabled during validation couldn't take the focus when
 * it is refused.
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
      const refusal = refusalOf(error);
      if (refusal.isToast) notify(refusal.message, { type: 'error' });
      return { refused: refusal.fields };
    } finally {
      setSaving(false);
    }
  };
  return { submit, saving };
}

interface Refusal {
  message: string;
  fields: FieldMessages;
  /** Whether a toast says it: a server's sentence that is told at no field. */
  isToast: boolean;
}

function refusalOf(error: unknown): Refusal {
  const failure = failureOf(error);
  const known = toHttpError(error);
  const message = known instanceof Error ? known.message : 'ra.notification.http_error';
  const fields = known instanceof HttpError ? fieldsOf(known.body) : {};
  // Such a message, for example that the record is gone, itself says what is kept.
  if (message.startsWith('ui.')) return { message, fields: { root: { server: message } }, isToast: false };
  const kept = `ui.not_saved.${failure}`;
  if (Object.keys(fields).length === 0) {
    const root = { kept, ...(hasReason(failure) && { server: message }) };
    return { message, fields: { root }, isToast: isServers(failure) };
  }
  // A sentence shown at its field isn't repeated above the form, nor in a toast.
  const whole = typeof fields.root === 'object' && { root: { ...fields.root, kept } };
  return { message, fields: { ...fields, ...whole }, isToast: false };
}

function fieldsOf(body: unknown): FieldMessages {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const { errors } = body;
  return typeof errors === 'object' && errors !== null ? { ...errors } : {};
}
