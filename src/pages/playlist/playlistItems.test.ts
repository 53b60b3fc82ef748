import { expect, test } from 'vitest';
import type { PlaylistLesson, PlaylistTopic } from '@/contract/playlist';
import { itemAt, itemsOf } from './playlistItems';

const topic = (topic_id: number): PlaylistTopic => ({
  topic_id,
  topic_title: `Topic ${topic_id}`,
  page_type: 'plain_text',
  description: null,
  video_duration: null,
  video_type: null,
  video_url: null,
  em_video_url: null,
  ht: null,
  comments_count: 0,
  lesson_id: 1,
  maintopic_id: 1,
  subcourse_id: 1,
  subcourse_slug: 'gk',
  course_id: 1,
});

const lesson = (lesson_id: number, topics: readonly number[]): PlaylistLesson => ({
  lesson_id,
  lesson_title: `Lesson ${lesson_id}`,
  lecture_hours: '2',
  result_quiz_count: 0,
  sub_topic: topics.map(topic),
  lesson_quiz: [],
  lesson_resources: [],
});

const items = itemsOf([lesson(7, [3, 2]), lesson(4, [])]);
const at = (search: string) => itemAt(items, new URLSearchParams(search))?.key;

test('each lesson’s sub topics are followed by its test', () => {
  expect(items.map(({ key }) => key)).toEqual(['topic-3', 'topic-2', 'test-7', 'test-4']);
});

test.each([
  ['', 'topic-3'],
  ['courses=1', 'topic-3'],
  ['topic=2', 'topic-2'],
  ['test=4', 'test-4'],
  ['topic=9', undefined],
  ['topic=', undefined],
])('“%s” names %s', (search, key) => expect(at(search)).toBe(key));

test('a playlist without lessons has nothing to show', () => {
  expect(itemAt([], new URLSearchParams())).toBeUndefined();
});
