import { useQuery } from '@tanstack/react-query';
import type { Call, Input, Reply } from '@/contract/call';
import { useServices } from '@/providers/services';
import { readQuery } from './reads';

/**
 * Reads a call: `const { data, isPending, error, refetch } = useRead(courseTreeCalls.getCourseTree, {})`. It waits while its input is
 * undefined. `select` turns the answer into what the reader needs; it must be a stable function, or it runs again at each render.
 */
export function useRead<C extends Call, Data = Reply<C>>(
  call: C,
  input: Input<C> | undefined,
  select?: (answer: Reply<C>) => Data,
) {
  const query = readQuery(useServices().client, call, input);
  return useQuery<Reply<C>, Error, Data>({ ...query, ...(select && { select }) });
}
