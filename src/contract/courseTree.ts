import { z } from 'zod/mini';
import { defineCalls, get } from './call';
import { id, yesNo } from './fields';
import { data } from './replies';
import { pageType } from './subTopic';

const subTopicNode = z.object({
  iid: id,
  slug: z.string(),
  topic_title: z.string(),
  sub_topic_order: z.int(),
  page_type: pageType,
  /** Whether there is a video to play; a page of plain text needs none. */
  has_video: z.optional(z.boolean()),
});

const lessonNode = z.object({
  iid: id,
  slug: z.string(),
  lesson_title: z.string(),
  lesson_order: z.int(),
  sub_topics: z.array(subTopicNode),
});

const mainTopicNode = z.object({ iid: id, slug: z.string(), topic_title: z.string(), lessons: z.array(lessonNode) });

const subcourseNode = z.object({
  iid: id,
  slug: z.string(),
  subcourse_name: z.string(),
  subcourse_code: z.string(),
  main_topics: z.array(mainTopicNode),
});

const courseNode = z.object({
  iid: id,
  course_slug: z.string(),
  course_name: z.string(),
  course_code: z.string(),
  is_course_live: yesNo,
  subcourses: z.array(subcourseNode),
});

const categoryNode = z.object({
  iid: id,
  category_slug: z.string(),
  category_name: z.string(),
  course_categories_code: z.string(),
  courses: z.array(courseNode),
});
export type CategoryNode = z.infer<typeof categoryNode>;

/** The whole catalogue as one tree. Source: course catalogue, section 2. */
export const courseTreeCalls = defineCalls('catalogue', {
  getCourseTree: get('/course_category/getCourseTree', {
    summary: 'Category > course > subcourse > main topic > lesson > sub topic, in display order',
    reply: data(z.array(categoryNode)),
  }),
});
