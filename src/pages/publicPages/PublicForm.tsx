import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadBoundary } from '@/components/routing/LoadBoundary';
import type { FormAction } from './actions';
import { usePublic } from './context';
import { FieldErrors } from './fieldErrors';
import type { PublicMessageKey } from './translate';
import { Typed } from './typed';
import { type Refusal, useSubmit } from './useSubmit';

interface PublicFormProps {
  /** The form's submit; its code is fetched as soon as the person begins to type. */
  action: () => Promise<FormAction>;
  submitLabel: PublicMessageKey;
  /** Words a server's refusal; by default its own sentence. */
  refusal?: Refusal;
  /** Runs after a successful submit; the form is busy until it is done. */
  onDone?: () => Promise<void>;
  children: ReactNode;
}

/** A form outside the shell. Its inputs keep their values, whatever the result of the submit. */
export function PublicForm({ action, submitLabel, refusal, onDone, children }: PublicFormProps) {
  const { t, services } = usePublic();
  const form = useRef<HTMLFormElement>(null);
  const [typed] = useState(() => new Map<string, string>());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const submit = useSubmit({ action, refusal, onDone });

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') typed.set(name, value);
    // Errors are ignored here: the submit tries again, and shows them.
    void Promise.all([action(), services()]).catch(() => undefined);
  };

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!form.current || busy) return;
    setBusy(true);
    const wrong = await submit(Object.fromEntries(new FormData(form.current)));
    // Rendered before the focus moves, so that a screen reader finds the field's error.
    flushSync(() => {
      setBusy(false);
      setErrors(wrong);
    });
    if (form.current) focusWrong(form.current);
  };

  return (
    <LoadBoundary renderFailed={toAll}>
      <FieldErrors value={errors}>
        <Typed value={typed}>
          <form ref={form} onSubmit={(event) => void onSubmit(event)} onInput={onInput} noValidate aria-busy={busy}>
            {children}
            <button type="submit" className="primary" disabled={busy}>
              {busy && <span className="spinner" aria-hidden />}
              {/* In an element of its own: a browser that translates the page moves a bare text. */}
              <span>{busy ? t('busy') : t(submitLabel)}</span>
            </button>
          </form>
        </Typed>
      </FieldErrors>
    </LoadBoundary>
  );
}

/** Leaves an error of another kind to the boundary around all pages. */
function toAll(error: Error): never {
  throw error;
}

/** Focuses the first wrong field; or else the button, which lost the focus while it was disabled. */
function focusWrong(form: HTMLFormElement) {
  const wrong = form.querySelector('[aria-invalid="true"]');
  const lost = document.activeElement === document.body;
  const next = wrong ?? (lost && form.querySelector('[type="submit"]'));
  if (next instanceof HTMLElement) next.focus();
}
