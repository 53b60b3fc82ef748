import { useUpdate } from 'react-admin';
import { useTellFailed } from '@/components/ui/feedback/useTellFailed';

/** Returns a function that says whether a comment needs an answer; a failure is told by the text of this key, and can be tried again. */
export function useSettle(failed: string): (id: number, said: { needsAnswer: boolean }) => void {
  const [update] = useUpdate();
  const tellFailed = useTellFailed();
  const settle = (id: number, said: { needsAnswer: boolean }): void =>
    void update(
      'discussion',
      { id, data: { needs_answer: said.needsAnswer } },
      { mutationMode: 'pessimistic', returnPromise: true },
    ).catch(({ message }: Error) => tellFailed(failed, { reason: message, again: () => settle(id, said) }));
  return settle;
}
