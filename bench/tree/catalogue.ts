import type { CategoryNode } from '@/contract/courseTree';

let last = 0;

/** Makes nodes with ids and slugs of their own. */
const several = <Node>(count: number, make: (named: { iid: number; slug: string }) => Node): Node[] =>
  Array.from({ length: count }, () => {
    last += 1;
    return make({ iid: last, slug: `node-${last}` });
  });

const subTopics = () =>
  several(2, (named) => ({
    ...named,
    topic_title: `Sub topic ${named.iid}`,
    sub_topic_order: 1,
    page_type: 'plain_text' as const,
  }));

const lessons = () =>
  several(3, (named) => ({ ...named, lesson_title: `Lesson ${named.iid}`, lesson_order: 1, sub_topics: subTopics() }));

const mainTopics = () => several(5, (named) => ({ ...named, topic_title: `Main topic ${named.iid}`, lessons: lessons() }));

const subcourses = () =>
  several(5, (named) => ({
    ...named,
    subcourse_name: `Subcourse ${named.iid}`,
    subcourse_code: `S${named.iid}`,
    main_topics: mainTopics(),
  }));

const courses = () =>
  several(10, ({ iid, slug }) => ({
    iid,
    course_slug: slug,
    course_name: `Course ${iid}`,
    course_code: `C${iid}`,
    is_course_live: 'y' as const,
    subcourses: subcourses(),
  }));

/** A catalogue of 20,488 nodes. */
export const catalogue: CategoryNode[] = several(8, ({ iid, slug }) => ({
  iid,
  category_slug: slug,
  category_name: `Category ${iid}`,
  course_categories_code: `K${iid}`,
  courses: courses(),
}));
