import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadBoundary } from '@/components/ui/lazy/LoadBoundary';
import type { FormAction, Outcome } from './actions';
import { usePublic } from './context';
import { FieldErrors, Typed } from './fieldErrors';
import type { PublicMessageKey } from './translate';

interface PublicFormProps {
  /** The form's submit; its code is fetched as soon as the person begins to type. */
  action: () => Promise<FormAction>;
  submitLabel: PublicMessageKey;
  /** The values of the label's places. */
  labelArgs?: Readonly<Record<string, string>>;
  /** Words a server's refusal; by default its own sentence. */
  refusal?: Refusal;
  /** Runs after a successful submit; the form is busy until it is done. */
  onDone?: () => Promise<void>;
  children?: ReactNode;
}

/** A form outside the shell. Its inputs keep their values, whatever the result of the submit. */
export function PublicForm({ action, submitLabel, labelArgs = {}, refusal, onDone, children }: PublicFormProps) {
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
              <span>{busy ? t('busy') : t(submitLabel, labelArgs)}</span>
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

/** Words a refusal, given the server's sentence and the status. */
export type Refusal = (detail: string, status: number) => string;

interface Submit {
  action: () => Promise<FormAction>;
  refusal?: Refusal | undefined;
  onDone?: (() => Promise<void>) | undefined;
}

/** Runs a form's action, shows the result, and returns the errors of the fields. */
export function useSubmit({ action, refusal = (detail) => detail, onDone }: Submit) {
  const { services, notify, locale, t } = usePublic();

  return async (values: Record<string, unknown>): Promise<Record<string, string>> => {
    notify(undefined);
    try {
      return await tell(await attempt(values));
    } catch (error) {
      // With the cause, which may be another.
      notify({ kind: 'error', text: `${t('not_fetched')} (${String(error)})` });
      return {};
    }
  };

  /** Runs the action; rejects where its code, or that of the page after it, can't be fetched. */
  async function attempt(values: Record<string, unknown>): Promise<Outcome> {
    const [{ submit }, connected] = await Promise.all([action(), services()]);
    const outcome = await submit(connected, values);
    if (outcome.done !== undefined) await onDone?.();
    return outcome;
  }

  /** Shows an outcome, and returns the errors of the fields. */
  async function tell({ done, refused, unreachable, fields = {} }: Outcome): Promise<Record<string, string>> {
    const { ruleText } = await import('./ruleTexts');
    const say = (text: string) => ruleText(text, locale);
    if (done) notify({ kind: 'success', text: await say(done) });
    if (refused) notify({ kind: 'error', text: refusal(await say(refused.detail), refused.status) });
    if (unreachable) notify({ kind: 'error', text: t('network_error', { message: await say(unreachable) }) });
    const explained = Object.entries(fields).map(async ([name, text]) => [name, await say(text)] as const);
    return Object.fromEntries(await Promise.all(explained));
  }
}
