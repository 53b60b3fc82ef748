import { useNotify } from 'react-admin';
import { offered, type ToastAction } from '@/components/feedback/toastAction';
import { useNameToast } from '@/components/feedback/useNameToast';
import { useTellFailed } from '@/components/feedback/useTellFailed';
import { noticeOf } from '@/providers/api/serverText';
import type { Verb } from '@/providers/data/adapter';
import { useCall } from '@/providers/data/useCall';

/** Adds an undo button to the toast about a change; `name` is the name of the record, if there is only one. */
export function useUndo(undo: Verb) {
  const notify = useNotify();
  const tellFailed = useTellFailed();
  const { mutateAsync } = useCall(undo.call);
  const nameToast = useNameToast();
  return (input: Record<string, unknown>, reply: unknown, name: string | undefined) => {
    // The mutation's own callbacks aren't called once the popup that made the change is unmounted.
    const run = () =>
      void mutateAsync(input).then(
        () => name !== undefined && nameToast({ name }),
        ({ message }: Error) => tellFailed('ui.not_undone', { reason: message, again: run }),
      );
    const action: ToastAction = { label: 'ui.undo', run };
    // The same text again, so that the toast already shown gets the undo button.
    notify(noticeOf(reply), { type: 'success', autoHideDuration: offered, action });
  };
}
