import { type CategoryNode, isYes } from '@/contract/courseTree';

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

/** Something in the catalogue that waits for somebody. */
export interface CatalogueFinding {
  kind: 'no_courses' | 'not_live' | 'no_subcourses';
  /** The category's or course's name. */
  name: string;
  categorySlug: string;
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
export const catalogueFindings = (categories: readonly CategoryNode[]): CatalogueFinding[] =>
  categories.flatMap(({ category_name, category_slug: categorySlug, courses }): CatalogueFinding[] => {
    if (courses.length === 0) return [{ kind: 'no_courses', name: category_name, categorySlug }];
    return courses.flatMap(({ course_name: name, is_course_live, subcourses }): CatalogueFinding[] => {
      if (subcourses.length === 0) return [{ kind: 'no_subcourses', name, categorySlug }];
      return isYes(is_course_live) ? [] : [{ kind: 'not_live', name, categorySlug }];
    });
  });
