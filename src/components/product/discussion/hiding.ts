import { useUpdate } from 'react-admin';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';
import type { DiscussionComment } from '@/contract/discussion';
import { useMayWrite } from '@/providers/auth/rights';
import { usePress } from '@/providers/data/useWriter';
import { useServices } from '@/providers/services';

/** Whether learners don't see a comment. */
export const isHidden = ({ hidden_date }: DiscussionComment): boolean => hidden_date !== null && hidden_date !== undefined;

/** Whether the person may hide comments, or say which need no answer: only a server of ours can. */
export function useMayHide(): boolean {
  const { config } = useServices();
  const mayWrite = useMayWrite();
  return config.history && mayWrite;
}

/** Returns a function that hides a comment, or without a reason shows it again; it rejects with the refusal. */
export function useHiding() {
  const [update] = useUpdate();
  const press = usePress();
  return (id: number, hidden_reason: string | null) =>
    update('discussion', { id, data: { hidden_reason }, meta: { press } }, { mutationMode: 'pessimistic', returnPromise: true });
}

/** Returns a function that shows a hidden comment again; a failure can be tried again. */
export function useShowAgain(): (id: number) => void {
  const hiding = useHiding();
  const tellFailed = useTellFailed();
  const showAgain = (id: number): void =>
    void hiding(id, null).catch(({ message }: Error) =>
      tellFailed('discussion.still_hidden', { reason: message, again: () => showAgain(id) }),
    );
  return showAgain;
}
