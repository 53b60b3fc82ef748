import { narrowedTree } from '@/components/treePage/useNarrowing';
import type { CourseTreeNode } from './courseNodes';

const isEmpty = (level: CourseTreeNode['level']) => (node: CourseTreeNode) => node.level === level && node.childCount === 0;

/** What the catalogue lacks, by which its tree can be narrowed. */
export const courseGaps = {
  categories: isEmpty('category'),
  lessons: isEmpty('lesson'),
  sub_topics: ({ lacksVideo }: CourseTreeNode): boolean => lacksVideo === true,
};

/** The course tree with just the records that lack something. */
export const gapAddress = (gap: keyof typeof courseGaps): string => narrowedTree('coursesetup', gap);
