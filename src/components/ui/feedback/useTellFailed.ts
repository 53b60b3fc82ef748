import { useNotify, useTranslate } from 'react-admin';
import type { ToastAction } from './toasts';

interface Failed {
  /** The reason: a key of the catalogue, or a server's text. */
  reason: string;
  /** Other arguments of the text. */
  places?: Readonly<Record<string, string>>;
  /** Does it again, or differently. */
  again: () => unknown;
  /** What its button says, by default to try again. */
  label?: string;
}

/**
 * Returns a function that tells in a toast of a failure that no form or question shows; the text has a place for the `reason`, and the
 * toast a button to try again.
 */
export function useTellFailed(): (text: string, failed: Failed) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return (text, { reason, places, again, label = 'ui.retry' }) => {
    const messageArgs = { ...places, reason: translate(reason, { _: reason }) };
    const action: ToastAction = { label, run: again };
    notify(text, { type: 'error', messageArgs, action });
  };
}
