import { size } from '../size';

const topicsOfLesson = 10;

const topic = (topic_id: number, lesson_id: number) => ({
  topic_id,
  topic_title: `Sub topic ${topic_id}`,
  page_type: topic_id % 2 === 0 ? 'multimedia' : 'plain_text',
  description: `<p>What sub topic ${topic_id} is about, in <b>a few</b> words.</p>`,
  video_duration: '00:12:30',
  video_type: 'url',
  video_url: 'https://videos.coursedesk.test/1.mp4',
  em_video_url: null,
  ht: null,
  comments_count: 3,
  lesson_id,
  maintopic_id: 1,
  subcourse_id: 1,
  subcourse_slug: 'geography',
  course_id: 1,
});

/** Lessons with ten sub topics each, as many as the page has. */
export const lessons = Array.from({ length: size / topicsOfLesson }, (_, index) => ({
  lesson_id: index + 1,
  lesson_title: `Lesson ${index + 1}`,
  lecture_hours: '10',
  sub_topic: Array.from({ length: topicsOfLesson }, (_item, place) => topic(index * topicsOfLesson + place + 1, index + 1)),
}));
