import { levels, screenOf } from '@/components/product/courseTree/levels';
import type { PlaylistItem } from './playlistItems';

/** Returns the address of an item's details beside the course tree: a test's are its lesson's. */
export const detailsOf = (item: PlaylistItem): string =>
  item.kind === 'topic'
    ? screenOf(levels.sub_topic.view, item.topic.topic_id)
    : screenOf(levels.lesson.view, item.lesson.lesson_id);
