import type { Handlers } from '@/backend/handler';
import { childrenOf } from '@/backend/records/childrenOf';
import type { Row } from '@/backend/store/tables';
import type { courseTreeCalls } from '@/contract/courseTree';
import { isCollection, isEmptyPlayer, videoEmbed } from '@/domain/html/videoEmbed';

/** The whole catalogue as one tree, built from the leaves up: each table is read once. */
export const courseTreeHandlers: Handlers<typeof courseTreeCalls> = {
  getCourseTree: async (_, { store }) => {
    const subTopics = await store.list('sub_topic', { columns: subTopicColumns, sort: ['sub_topic_order'] });
    const subTopicNodes = subTopics.map((row) => ({ ...row, has_video: hasVideo(row) }));
    const subTopicsOf = childrenOf(subTopicNodes, (row) => row.lesson_iid);

    const lessons = await store.list('lesson', { columns: lessonColumns, sort: ['lesson_order'] });
    const lessonNodes = lessons.map((row) => ({ ...row, sub_topics: subTopicsOf(row.iid) }));
    const lessonsOf = childrenOf(lessonNodes, (row) => row.main_topic_iid);

    const mainTopicNodes = (await store.list('main_topic', { columns: ['iid', 'slug', 'topic_title', 'subcourse_iid'] })).map(
      (row) => ({ ...row, lessons: lessonsOf(row.iid) }),
    );
    const mainTopicsOf = childrenOf(mainTopicNodes, (row) => row.subcourse_iid);

    const subcourseNodes = (
      await store.list('subcourse', { columns: ['iid', 'slug', 'subcourse_name', 'subcourse_code', 'course_id'] })
    ).map((row) => ({ ...row, main_topics: mainTopicsOf(row.iid) }));
    const subcoursesOf = childrenOf(subcourseNodes, (row) => row.course_id);

    const courseNodes = (await store.list('course', { columns: courseColumns })).map((row) => ({
      ...row,
      subcourses: subcoursesOf(row.iid),
    }));
    const coursesOf = childrenOf(courseNodes, (row) => row.cat_id);

    const categories = await store.list('course_category', { columns: categoryColumns });
    return { data: categories.map((row) => ({ ...row, courses: coursesOf(row.iid) })) };
  },
};

const categoryColumns = ['iid', 'category_slug', 'category_name', 'course_categories_code'] as const;
const courseColumns = ['iid', 'course_slug', 'course_name', 'course_code', 'is_course_live', 'cat_id'] as const;
const lessonColumns = ['iid', 'slug', 'lesson_title', 'lesson_order', 'main_topic_iid'] as const;
const subTopicColumns = [
  'iid',
  'slug',
  'topic_title',
  'sub_topic_order',
  'page_type',
  'lesson_iid',
  'video_url',
  'em_video_url',
] as const;

const hasVideo = ({ video_url, em_video_url }: Pick<Row<'sub_topic'>, 'video_url' | 'em_video_url'>): boolean =>
  video_url === null ? videoEmbed(em_video_url ?? '') !== undefined : !isEmptyPlayer(video_url) && !isCollection(video_url);
