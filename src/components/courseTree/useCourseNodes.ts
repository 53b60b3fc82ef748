import { courseTreeCalls } from '@/contract/courseTree';
import { useRead } from '@/providers/data/useRead';
import { courseNodes } from './courseNodes';

/** Reads the catalogue as one tree, once for all components that use it. */
export function useCourseNodes() {
  // `select` would compare the nodes of two responses one by one.
  const { data: answer, error, isFetching, refetch } = useRead(courseTreeCalls.getCourseTree, {});
  return { data: answer && courseNodes(answer), error, isFetching, refetch };
}
