import type { FormAction, Outcome } from './actions';
import { usePublic } from './context';

/** Words a refusal, given the server's sentence and the status. */
export type Refusal = (detail: string, status: number) => string;

interface Submit {
  action: () => Promise<FormAction>;
  refusal: Refusal | undefined;
  onDone: (() => Promise<void>) | undefined;
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
