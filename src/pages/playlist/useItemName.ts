import { useTranslate } from 'react-admin';
import type { PlaylistItem } from './playlistItems';

/** Returns what an item is called: a test by its lesson, too, because each has one. */
export function useItemName(): (item: PlaylistItem) => string {
  const translate = useTranslate();
  return (item) =>
    item.kind === 'topic' ? item.topic.topic_title : translate('playlist.test_of', { lesson: item.lesson.lesson_title });
}
