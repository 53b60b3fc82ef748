import { levels, screenOf } from '@/components/courseTree/levels';
import type { Finding } from '@/components/feedback/FindingList';
import { type CategoryNode } from '@/contract/courseTree';
import { isYes } from '@/contract/fields';

/** How many records the catalogue has of each kind. */
export interface CatalogueFigures {
  categories: number;
  courses: number;
  live_courses: number;
  subcourses: number;
  main_topics: number;
  lessons: number;
  sub_topics: number;
}

export function catalogueFigures(categories: readonly CategoryNode[]): CatalogueFigures {
  const courses = categories.flatMap((category) => category.courses);
  const subcourses = courses.flatMap((course) => course.subcourses);
  const mainTopics = subcourses.flatMap((subcourse) => subcourse.main_topics);
  const lessons = mainTopics.flatMap((topic) => topic.lessons);
  return {
    categories: categories.length,
    courses: courses.length,
    live_courses: courses.filter((course) => isYes(course.is_course_live)).length,
    subcourses: subcourses.length,
    main_topics: mainTopics.length,
    lessons: lessons.length,
    sub_topics: lessons.flatMap((lesson) => lesson.sub_topics).length,
  };
}

/** Categories without courses, courses without subcourses, and the other courses that are not live, in display order. */
export const catalogueFindings = (categories: readonly CategoryNode[]): Finding[] =>
  categories.flatMap(({ category_name, category_slug, courses }): Finding[] => {
    if (courses.length > 0) return courses.flatMap(findingsOf);
    return [{ name: category_name, text: 'dashboard.no_courses', to: screenOf(levels.course.add, category_slug) }];
  });

function findingsOf({ course_name: name, course_slug, is_course_live, subcourses }: CategoryNode['courses'][number]): Finding[] {
  if (subcourses.length === 0)
    return [{ name, text: 'dashboard.no_subcourses', to: screenOf(levels.subcourse.add, course_slug) }];
  return isYes(is_course_live) ? [] : [{ name, text: 'dashboard.not_live', to: screenOf(levels.course.view, course_slug) }];
}
