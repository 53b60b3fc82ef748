import { useMemo } from 'react';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { useCourseNodes } from '@/components/courseTree/useCourseNodes';
import { findNode } from '@/domain/tree';
import { type CoursePlace, isAt } from './placeOf';

/** The node at a place of the catalogue; an error where the catalogue has none there, as soon as that is sure. */
export function useNodeAt({ level, id }: CoursePlace) {
  const { data: nodes, ...query } = useCourseNodes();
  const data = useMemo<CourseTreeNode | undefined>(() => nodes && findNode(nodes, isAt({ level, id })), [nodes, level, id]);
  const error = nodes && !data && !query.isFetching ? new Error('course_setup.not_there') : query.error;
  return { ...query, data, error };
}
