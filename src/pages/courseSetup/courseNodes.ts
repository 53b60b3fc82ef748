import { type CategoryNode, isYes } from '@/contract/courseTree';

/** A node of the course tree, whatever its level. */
export interface CourseTreeNode {
  /** Unique in the whole tree. */
  key: string;
  label: string;
  children: CourseTreeNode[];
  /** A category's slug: categories are the level that has screens. */
  categorySlug?: string;
  /** Whether a course is live; other levels don't have it. */
  live?: boolean;
}

/** The catalogue with its six levels as one kind of node. */
export const courseNodes = (categories: readonly CategoryNode[]): CourseTreeNode[] =>
  categories.map((category) => ({
    key: `category-${category.iid}`,
    label: category.category_name,
    categorySlug: category.category_slug,
    children: category.courses.map((course) => ({
      key: `course-${course.iid}`,
      label: course.course_name,
      live: isYes(course.is_course_live),
      children: course.subcourses.map((subcourse) => ({
        key: `subcourse-${subcourse.iid}`,
        label: subcourse.subcourse_name,
        children: subcourse.main_topics.map((topic) => ({
          key: `topic-${topic.iid}`,
          label: topic.topic_title,
          children: topic.lessons.map((lesson) => ({
            key: `lesson-${lesson.iid}`,
            label: lesson.lesson_title,
            children: lesson.sub_topics.map(({ iid, topic_title }) => ({
              key: `subtopic-${iid}`,
              label: topic_title,
              children: [],
            })),
          })),
        })),
      })),
    })),
  }));
