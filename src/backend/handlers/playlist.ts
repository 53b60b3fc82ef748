import type { Handlers } from '@/backend/handler';
import { childrenOf } from '@/backend/records/childrenOf';
import { mainTopicsOf } from '@/backend/records/finders';
import { ofQuestion, withOptions } from '@/backend/records/quizOptionRows';
import { findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { playlistCalls } from '@/contract/playlist';

/** Playlists of main topics: each table is read once, by the lessons that its rows belong to. */
export const playlistHandlers: Handlers<typeof playlistCalls> = {
  getCoursePlayList: async ({ mainTopicId }, { store }) => {
    const { iid } = found(await findByIdOrSlug(mainTopicsOf(store), mainTopicId), 'main_topic_not_found');
    const lessons = await store.list('lesson', {
      where: { main_topic_iid: iid },
      sort: ['lesson_order'],
      columns: ['lesson_title', 'lecture_hours'],
      join: { lesson_id: 'iid' },
    });
    const ids = lessons.map(({ lesson_id }) => lesson_id);
    const topicsOf = await listTopics(store, ids);
    const quizzesOf = await listQuizzes(store, ids);
    const resourcesOf = await listResources(store, ids);
    const data = lessons.map((lesson) => ({
      ...lesson,
      ...unanswered,
      sub_topic: topicsOf(lesson.lesson_id),
      lesson_quiz: quizzesOf(lesson.lesson_id),
      lesson_resources: resourcesOf(lesson.lesson_id),
    }));
    return { data };
  },
};

/** Learners answer, complete and rate, in a product of their own; staff have done none of it. */
const unanswered = { result_quiz_count: 0 };
const noAnswer = { answer_id: null, answer_status: null };
const notRated = { has_completed: 'n', ratings: null, avg_rating: null } as const;

/** Returns a lookup of the sub topics of each lesson, in their order. */
async function listTopics(store: Store, lesson_iid: readonly number[]) {
  const rows = await store.list('sub_topic', {
    where: { lesson_iid },
    sort: ['sub_topic_order'],
    columns: ['topic_title', 'page_type', 'video_duration', 'video_type', 'video_url', 'em_video_url'],
    join: topicJoins,
  });
  const commentsOf = await listComments(
    store,
    rows.map(({ topic_id }) => topic_id),
  );
  const topics = rows.map((row) => ({ ...row, ...notRated, comments_count: commentsOf(row.topic_id).length }));
  return childrenOf(topics, ({ lesson_id }) => lesson_id);
}

/** Returns a lookup of the comments on each sub topic that learners see. */
async function listComments(store: Store, sub_topic_iid: readonly number[]) {
  const where = { sub_topic_iid, hidden_date: null };
  const comments = await store.list('discussion', { where, columns: [], join: { topic_id: 'sub_topic_iid' } });
  return childrenOf(comments, ({ topic_id }) => topic_id);
}

const topicJoins = {
  topic_id: 'iid',
  description: 'sub_topic_desc',
  ht: 'host_type',
  lesson_id: 'lesson_iid',
  maintopic_id: 'lesson_iid.main_topic_iid',
  subcourse_id: 'lesson_iid.main_topic_iid.subcourse_iid',
  subcourse_slug: 'lesson_iid.main_topic_iid.subcourse_iid.slug',
  course_id: 'lesson_iid.main_topic_iid.subcourse_iid.course_id',
} as const;

/** Returns a lookup of the active questions of each lesson, in the order in which they were tagged. */
async function listQuizzes(store: Store, lesson_iid: readonly number[]) {
  const tags = await store.list('quiz_tag', {
    where: { lesson_iid, lesson_quiz_active: 'y' },
    columns: [],
    join: { ...ofQuestion, lesson_id: 'lesson_iid' },
  });
  // A question that several model sets have is tagged with its lesson as often.
  const once = [...new Map(tags.map((tag) => [`${tag.lesson_id} ${tag.quiz_id}`, tag])).values()];
  const quizzes = (await withOptions(store, once)).map((tag) => ({ ...tag, ...noAnswer }));
  return childrenOf(quizzes, ({ lesson_id }) => lesson_id);
}

/** Returns a lookup of the files of each lesson. */
async function listResources(store: Store, lesson_iid: readonly number[]) {
  const rows = await store.list('lesson_resource', {
    where: { lesson_iid },
    columns: ['resources'],
    join: { resource_id: 'iid', lesson_id: 'lesson_iid' },
  });
  return childrenOf(rows, ({ lesson_id }) => lesson_id);
}
