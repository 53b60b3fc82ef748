import { createContext, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { failureOf, hasReason, isServers } from '@/components/feedback/failureOf';
import { toHttpError } from '@/providers/data/httpError';
import { wasCancelled } from '@/providers/data/useCancellable';

export type FormValues = Record<string, unknown>;

/** The shape in which react-admin's form takes messages for its fields: a message by field name, nested for the form's root. */
type FieldMessages = Record<string, unknown>;

/** How long a toast stays whose text is also shown at the fields, in milliseconds. */
const passing = 8000;

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
      if (refusal.toast) notify(refusal.message, { type: 'error', ...refusal.toast });
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
  /** How long it is shown as a toast; undefined for none: a server's sentence gets one, the form's own errors don't. */
  toast: { autoHideDuration?: number } | undefined;
}

function refusalOf(error: unknown): Refusal {
  const failure = failureOf(error);
  const known = toHttpError(error);
  const message = known instanceof Error ? known.message : 'ra.notification.http_error';
  const fields = known instanceof HttpError ? fieldsOf(known.body) : {};
  // Such a message, for example that the record is gone, itself says what is kept.
  if (message.startsWith('ui.')) return { message, fields: { root: { server: message } }, toast: undefined };
  const kept = `ui.not_saved.${failure}`;
  if (Object.keys(fields).length === 0) {
    const root = { kept, ...(hasReason(failure) && { server: message }) };
    return { message, fields: { root }, toast: isServers(failure) ? {} : undefined };
  }
  // A sentence shown at its field isn't repeated above the form, and its toast can disappear by itself.
  const whole = typeof fields.root === 'object' && { root: { ...fields.root, kept } };
  return { message, fields: { ...fields, ...whole }, toast: { autoHideDuration: passing } };
}

function fieldsOf(body: unknown): FieldMessages {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const { errors } = body;
  return typeof errors === 'object' && errors !== null ? { ...errors } : {};
}
