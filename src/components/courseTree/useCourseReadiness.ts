import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { findNode } from '@/domain/tree';
import { courseReadiness } from './courseReadiness';
import { useCourseNodes } from './useCourseNodes';

/** Returns what a course has and lacks before it goes live; undefined until the catalogue has loaded. */
export function useCourseReadiness(course: RaRecord | undefined) {
  const { data: nodes } = useCourseNodes();
  return useMemo(() => {
    const node = nodes && course && findNode(nodes, ({ level, iid }) => level === 'course' && iid === course.id);
    return node && courseReadiness(course, node);
  }, [nodes, course]);
}
