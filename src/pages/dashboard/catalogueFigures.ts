import { courseGaps, narrowedCourses } from '@/components/product/courseTree/courseGaps';
import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import { type Level, levels } from '@/components/product/courseTree/levels';
import { narrowed } from '@/components/record/listRead';
import { matchesIn } from '@/domain/rows/tree';

/** How many records of a kind there are, and how many of them need attention. */
export interface CatalogueFigure {
  /** Its key among the texts. */
  name: string;
  count: number;
  part: number;
  /** The address of all of them, and that of the part. */
  to: string;
  partTo?: string | undefined;
}

interface Counted {
  name: string;
  level: Level;
  isPart: (node: CourseTreeNode) => boolean;
  to: string;
  partTo?: string;
}

const courseList = `/${levels.course.resource}`;

const counted: readonly Counted[] = [
  {
    name: 'categories',
    level: 'category',
    isPart: courseGaps.categories,
    to: `/${levels.category.resource}`,
    partTo: narrowedCourses('categories'),
  },
  {
    name: 'courses',
    level: 'course',
    isPart: ({ live }) => live === true,
    to: courseList,
    partTo: narrowed(courseList, { is_course_live: 'y' }),
  },
  {
    name: 'lessons',
    level: 'lesson',
    isPart: courseGaps.lessons,
    to: narrowedCourses('all_lessons'),
    partTo: narrowedCourses('lessons'),
  },
  {
    name: 'sub_topics',
    level: 'sub_topic',
    isPart: courseGaps.sub_topics,
    to: narrowedCourses('all_sub_topics'),
    partTo: narrowedCourses('sub_topics'),
  },
];

/** The catalogue in four figures. */
export const catalogueFigures = (nodes: readonly CourseTreeNode[]): CatalogueFigure[] =>
  counted.map(({ level, isPart, ...figure }) => {
    const all = matchesIn(nodes, (node) => node.level === level);
    return { ...figure, count: all.length, part: all.filter(isPart).length };
  });
