import { useQuery } from '@tanstack/react-query';
import type { Call, Input } from '@/contract/call';
import { useServices } from '@/providers/services';
import { readQuery } from './reads';

/**
 * A read by its call: `const { data, isPending, error, refetch } = useRead(courseTreeCalls.getCourseTree, {})`.
 * It waits while its input isn't known yet.
 */
export const useRead = <C extends Call>(call: C, input: Input<C> | undefined) =>
  useQuery(readQuery(useServices().client, call, input));
