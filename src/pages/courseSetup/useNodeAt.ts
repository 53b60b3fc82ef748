import { useMemo } from 'react';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { findNode } from '@/domain/tree';
import { type CoursePlace, isAt } from './placeOf';

/** The node at a place of the catalogue; an error where the catalogue has none there, as soon as that is sure. */
export function useNodeAt({ level, id }: CoursePlace) {
  const { data: nodes, isFetching, error, refetch } = useCourseNodes();
  const data = useMemo(() => nodes && findNode(nodes, isAt({ level, id })), [nodes, level, id]);
  const missing = nodes && !data && !isFetching ? new Error('course_setup.not_there') : null;
  return { data, error: error ?? missing, refetch };
}
