import { createContext, useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { failureOf, hasReason, isServers } from '@/components/feedback/failureOf';
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
  /** How it is told in a toast as well: the sentence of a server is, what the form alone says isn't. */
  toast: { autoHideDuration?: number } | undefined;
}

function refusalOf(error: unknown): Refusal {
  const failure = failureOf(error);
  const known = toHttpError(error);
  const message = known instanceof Error ? known.message : 'ra.notification.http_error';
  const fields = known instanceof HttpError ? fieldsOf(known.body) : {};
  // Such as that the record is gone: it says itself what is kept.
  if (message.startsWith('ui.')) return { message, fields: { root: { server: message } }, toast: undefined };
  const kept = `ui.not_saved.${failure}`;
  if (Object.keys(fields).length === 0) {
    const root = { kept, ...(hasReason(failure) && { server: message }) };
    return { message, fields: { root }, toast: isServers(failure) ? {} : undefined };
  }
  // A sentence that stands at its field isn't said above the form too, and needn't stay as a toast.
  const whole = typeof fields.root === 'object' && { root: { ...fields.root, kept } };
  return { message, fields: { ...fields, ...whole }, toast: { autoHideDuration: passing } };
}

function fieldsOf(body: unknown): FieldMessages {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const { errors } = body;
  return typeof errors === 'object' && errors !== null ? { ...errors } : {};
}
