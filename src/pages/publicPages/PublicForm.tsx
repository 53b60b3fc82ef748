import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { FormAction } from './actions';
import { usePublic } from './context';
import { FieldErrors } from './fieldErrors';
import type { PublicMessageKey } from './translate';
import { useSubmit } from './useSubmit';

interface PublicFormProps {
  /** What the form does; fetched as soon as the person begins to type. */
  action: () => Promise<FormAction>;
  submitLabel: PublicMessageKey;
  /** A server's refusal as a sentence; by default as it came. */
  refusal?: (detail: string) => string;
  onDone: () => void;
  children: ReactNode;
}

/** A form outside the shell. Its inputs keep what was typed, whatever becomes of the submit. */
export function PublicForm({ action, submitLabel, refusal, onDone, children }: PublicFormProps) {
  const { t, services } = usePublic();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const submit = useSubmit(action, refusal);

  const prefetch = () => {
    // What fails here is tried again, and told, by the submit.
    void Promise.all([action(), services()]).catch(() => undefined);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.current || busy) return;
    setBusy(true);
    const { done, fields } = await submit(Object.fromEntries(new FormData(form.current)));
    setBusy(false);
    setErrors(fields);
    if (done) onDone();
    else focusFirst(form.current, fields);
  };

  return (
    <FieldErrors value={errors}>
      <form ref={form} onSubmit={(event) => void onSubmit(event)} onInput={prefetch} noValidate aria-busy={busy}>
        {children}
        <button type="submit" className="primary" disabled={busy}>
          {busy && <span className="spinner" aria-hidden />}
          {busy ? t('busy') : t(submitLabel)}
        </button>
      </form>
    </FieldErrors>
  );
}

function focusFirst(form: HTMLFormElement, fields: Readonly<Record<string, string>>) {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  inputs.find(({ name }) => name in fields)?.focus();
}
