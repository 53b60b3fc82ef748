import { z } from 'zod/mini';
import { defineCalls, get } from './call';
import { flag, id } from './fields';
import { lesson } from './lesson';
import { decimal } from './numberFields';
import { quizOption } from './quiz';
import { lessonChoice } from './quizTagSearch';
import { data } from './replies';
import { pageType, subTopic } from './subTopic';

/** A sub topic as it is played. Source: admin areas, section 3. */
const playlistTopic = z.object({
  topic_id: id,
  topic_title: z.string(),
  page_type: pageType,
  /** HTML. */
  description: z.nullable(z.string()),
  /** `hh:mm:ss` */
  video_duration: z.nullable(z.string()),
  video_type: subTopic.shape.video_type,
  video_url: z.nullable(z.string()),
  em_video_url: z.nullable(z.string()),
  /** `yt` marks a video of YouTube. */
  ht: z.nullable(z.string()),
  comments_count: z._default(z.pipe(decimal, z.int()), 0),
  lesson_id: id,
  maintopic_id: id,
  subcourse_id: id,
  subcourse_slug: z.string(),
  course_id: id,
  /** What learners say of it: staff have no answers of their own. */
  has_completed: z.optional(z.nullable(flag)),
  ratings: z.optional(z.nullable(decimal)),
  avg_rating: z.optional(z.nullable(decimal)),
});

/** A question of a lesson's Knowledge Test; its texts are HTML. */
const playlistQuiz = z.object({
  lesson_id: id,
  quiz_id: id,
  question: z.string(),
  options: z.array(quizOption),
  correct_option: z.nullable(z.string()),
  answer_desc: z.nullable(z.string()),
  /** The person's own answer; staff have none. */
  answer_id: z.optional(z.nullable(id)),
  answer_status: z.optional(z.nullable(flag)),
});

const playlistLesson = z.object({
  lesson_id: id,
  lesson_title: z.string(),
  lecture_hours: lesson.shape.lecture_hours,
  /** How many questions of its test the person has answered. */
  result_quiz_count: z._default(z.pipe(decimal, z.int()), 0),
  // Other servers omit an empty list.
  sub_topic: z._default(z.array(playlistTopic), []),
  lesson_quiz: z._default(z.array(playlistQuiz), []),
  /** Each with its path below `/media/`. */
  lesson_resources: z._default(z.array(z.object({ resource_id: id, resources: z.string() })), []),
});

export type PlaylistLesson = z.output<typeof playlistLesson>;
export type PlaylistTopic = z.output<typeof playlistTopic>;
export type PlaylistQuiz = z.output<typeof playlistQuiz>;

/** The choices that lead to a playlist; all are required. Source: admin areas, section 5. */
export const playlistSearch = z.pick(z.object(lessonChoice), { courses: true, subcourse: true, subcourse_main_topic: true });

/** Playlists, as learners get them. Source: admin areas, sections 2.11, 3 and 7. */
export const playlistCalls = defineCalls('discussion', {
  getCoursePlayList: get('/playlist/getCoursePlayList/{mainTopicId}', {
    summary:
      'The lessons of a main topic in their order, each with its sub topics, its files and the active questions of its test',
    reply: data(z.array(playlistLesson)),
  }),
});
