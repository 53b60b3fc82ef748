import { useMemo } from 'react';
import { courseTreeCalls } from '@/contract/courseTree';
import { useRead } from '@/providers/data/useRead';
import { courseNodes } from './courseNodes';

/** The catalogue as one tree, read once for all who ask. */
export function useCourseNodes() {
  const { data: answer, ...query } = useRead(courseTreeCalls.getCourseTree, {});
  const data = useMemo(() => answer && courseNodes(answer.data), [answer]);
  return { ...query, data };
}
