import { useNotify, useTranslate } from 'react-admin';
import type { ToastAction } from './toastAction';

interface Failed {
  /** Why: a key of the catalogue, or a server's text. */
  reason: string;
  /** What else the text has places for. */
  places?: Readonly<Record<string, string>>;
  /** Does it again. */
  again: () => unknown;
}

/** Tells in a toast of what failed where no form or question says so, by a text with a place for the `reason`; it can be tried again there. */
export function useTellFailed(): (text: string, failed: Failed) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return (text, { reason, places, again }) => {
    const messageArgs = { ...places, reason: translate(reason, { _: reason }) };
    const action: ToastAction = { label: 'ui.retry', run: again };
    notify(text, { type: 'error', messageArgs, action });
  };
}
