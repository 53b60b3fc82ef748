import type { FormAction, Outcome } from './actions';
import { usePublic } from './context';

/** Runs a form's action and tells how it ended: texts for its fields, and a notice for the rest. */
export function useSubmit(action: () => Promise<FormAction>, refusal = (detail: string) => detail) {
  const { services, notify, locale, t } = usePublic();

  return async (values: Record<string, unknown>) => {
    notify(undefined);
    const { done, fields = {}, refused, unreachable } = await attempt(values);
    const { ruleText } = await import('./ruleTexts');
    if (done) notify({ kind: 'success', text: await ruleText(done, locale) });
    if (refused !== undefined) notify({ kind: 'error', text: refusal(await ruleText(refused, locale)) });
    if (unreachable !== undefined) notify({ kind: 'error', text: t('network_error', { message: unreachable }) });
    const explained = Object.entries(fields).map(async ([name, text]) => [name, await ruleText(text, locale)] as const);
    return { done: done !== undefined, fields: Object.fromEntries(await Promise.all(explained)) };
  };

  /** A chunk that doesn't load is a line that is down, too. */
  async function attempt(values: Record<string, unknown>): Promise<Outcome> {
    try {
      const [{ submit }, connected] = await Promise.all([action(), services()]);
      return await submit(connected, values);
    } catch (error) {
      return { unreachable: error instanceof Error ? error.message : String(error) };
    }
  }
}
