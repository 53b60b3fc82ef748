import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call, Input } from '@/contract/call';
import { useWriter } from './useWriter';

/** A write beyond create and update: `const activate = useCall(courseCalls.activateCourse); activate.mutateAsync(…)`. */
export function useCall<C extends Call>(call: C) {
  const client = useWriter();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<C>) => client.send(call, input),
    // A write may have changed anything that was read, react-admin's records too; it doesn't wait until they are read again.
    onSuccess: () => void queries.invalidateQueries(),
  });
}
