import { useNotify } from 'react-admin';
import { offered, type ToastAction } from '@/components/feedback/toastAction';
import { useNameToast } from '@/components/feedback/useNameToast';
import { useTellFailed } from '@/components/feedback/useTellFailed';
import { noticeOf } from '@/providers/api/serverText';
import type { Verb } from '@/providers/data/adapter';
import { useCall } from '@/providers/data/useCall';

/** Offers, beside the sentence that tells of a change, to take it back by another call; `name` is that of the one record that it is about. */
export function useUndo(undo: Verb) {
  const notify = useNotify();
  const tellFailed = useTellFailed();
  const { mutateAsync } = useCall(undo.call);
  const nameToast = useNameToast();
  return (input: Record<string, unknown>, reply: unknown, name: string | undefined) => {
    // Not by the mutation's own callbacks, which are silent once the popup that made the change has gone.
    const run = () =>
      void mutateAsync(input).then(
        () => name !== undefined && nameToast({ name }),
        ({ message }: Error) => tellFailed('ui.not_undone', { reason: message, again: run }),
      );
    const action: ToastAction = { label: 'ui.undo', run };
    // The sentence that was just told, so that the toast which stands there gets the way back.
    notify(noticeOf(reply), { type: 'success', autoHideDuration: offered, action });
  };
}
