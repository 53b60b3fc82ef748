import { courseTreeCalls } from '@/contract/courseTree';
import { useRead } from '@/providers/data/useRead';
import { courseNodes } from './courseNodes';

/** The catalogue as one tree, read once for all who ask. */
export function useCourseNodes() {
  // Not by `select`, which would compare the nodes of two answers one by one.
  const { data: answer, error, isFetching, refetch } = useRead(courseTreeCalls.getCourseTree, {});
  return { data: answer && courseNodes(answer), error, isFetching, refetch };
}
