import { narrowedTree } from '@/components/tree/useNarrowing';
import type { CourseTreeNode } from './courseNodes';

const isEmpty = (level: CourseTreeNode['level']) => (node: CourseTreeNode) => node.level === level && node.childCount === 0;

/** The parts missing in the catalogue by which its tree can be narrowed. */
export const courseGaps = {
  categories: isEmpty('category'),
  lessons: isEmpty('lesson'),
  sub_topics: ({ lacksVideo }: CourseTreeNode): boolean => lacksVideo === true,
};

/** All that the catalogue's tree can be narrowed to: the gaps above, and the levels that have no list of their own. */
export const courseNarrowings = {
  ...courseGaps,
  all_lessons: ({ level }: CourseTreeNode): boolean => level === 'lesson',
  all_sub_topics: ({ level }: CourseTreeNode): boolean => level === 'sub_topic',
};

/** The course tree with just these records. */
export const narrowedCourses = (name: keyof typeof courseNarrowings): string => narrowedTree('coursesetup', name);
