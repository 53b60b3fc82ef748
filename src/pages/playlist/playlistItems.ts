import type { PlaylistChoice } from '@/components/product/playlistAddress';
import type { PlaylistLesson, PlaylistTopic } from '@/contract/playlist';

/** A sub topic of a playlist, or the Knowledge Test of a lesson. */
export type PlaylistItem = TopicItem | TestItem;

interface Item {
  /** Unique in the playlist. */
  key: string;
  lesson: PlaylistLesson;
  /** How the address names it. */
  choice: PlaylistChoice;
}

export interface TopicItem extends Item {
  kind: 'topic';
  topic: PlaylistTopic;
}

export interface TestItem extends Item {
  kind: 'test';
}

/** Returns all that a playlist shows, in its order: the sub topics of each lesson, then its test. */
export const itemsOf = (lessons: readonly PlaylistLesson[]): PlaylistItem[] => lessons.flatMap(itemsOfLesson);

/** Returns the same of one lesson. */
export const itemsOfLesson = (lesson: PlaylistLesson): PlaylistItem[] => [
  ...lesson.sub_topic.map(
    (topic): TopicItem => ({
      kind: 'topic',
      key: `topic-${topic.topic_id}`,
      lesson,
      topic,
      choice: { topic: topic.topic_id },
    }),
  ),
  { kind: 'test', key: `test-${lesson.lesson_id}`, lesson, choice: { test: lesson.lesson_id } },
];

/** Returns the item that an address names, by its search: the first one where it names none, undefined where there is no such item. */
export function itemAt(items: readonly PlaylistItem[], search: URLSearchParams): PlaylistItem | undefined {
  const named = (['topic', 'test'] as const).flatMap((kind) => (search.has(kind) ? [`${kind}-${search.get(kind)}`] : []));
  return named.length === 0 ? items[0] : items.find(({ key }) => named.includes(key));
}
