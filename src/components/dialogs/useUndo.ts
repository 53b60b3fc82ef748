import { useNotify } from 'react-admin';
import type { ToastAction } from '@/components/feedback/toastAction';
import { noticeOf } from '@/providers/api/serverText';
import type { Verb } from '@/providers/data/adapter';
import { useCall } from '@/providers/data/useCall';

/** How long the way back is offered, in milliseconds. */
const offered = 10_000;

/** Offers, beside the sentence that tells of a change, to take it back by another call. */
export function useUndo(undo: Verb) {
  const notify = useNotify();
  const { mutate } = useCall(undo.call);
  return (input: Record<string, unknown>, reply: unknown) => {
    const run = () => mutate(input, { onError: ({ message }) => notify(message, { type: 'error' }) });
    const action: ToastAction = { label: 'ui.undo', run };
    // The sentence that was just told, so that the toast which stands there gets the way back.
    notify(noticeOf(reply), { type: 'success', autoHideDuration: offered, action });
  };
}
