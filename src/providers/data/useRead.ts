import { useQuery } from '@tanstack/react-query';
import type { Call, Input, Reply } from '@/contract/call';
import { useServices } from '@/providers/services';
import { readQuery } from './reads';

/**
 * A read by its call: `const { data, isPending, error, refetch } = useRead(courseTreeCalls.getCourseTree, {})`.
 * It waits while its input isn't known yet. `select` makes of the answer what the reader needs; one function, not one
 * a render, or it is run again each time.
 */
export function useRead<C extends Call, Data = Reply<C>>(
  call: C,
  input: Input<C> | undefined,
  select?: (answer: Reply<C>) => Data,
) {
  const query = readQuery(useServices().client, call, input);
  return useQuery<Reply<C>, Error, Data>({ ...query, ...(select && { select }) });
}
