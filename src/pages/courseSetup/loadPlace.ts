import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import { lesson } from '@/resources/lesson';
import { subTopic } from '@/resources/subTopic';
import type { Place } from './placings';

interface Ordered {
  place: () => Promise<Place>;
  /** Loads the names of its fields, which a refusal mentions. */
  needs: () => Promise<unknown>;
}

/** The levels whose records have an order. */
const ordered: Partial<Record<CourseTreeNode['level'], Ordered>> = {
  lesson: { place: async () => (await import('./placings')).placeLesson, needs: lesson.needs },
  sub_topic: { place: async () => (await import('./placings')).placeSubTopic, needs: subTopic.needs },
};

/** Whether a node has a place among its siblings that can be chosen. */
export const canPlace = ({ level }: CourseTreeNode): boolean => level in ordered;

/** Loads, at the first move, what moves nodes of this level; undefined if they have no order. */
export async function loadPlace({ level }: CourseTreeNode): Promise<Place | undefined> {
  try {
    const [place] = await Promise.all([ordered[level]?.place(), ordered[level]?.needs()]);
    return place;
  } catch (cause) {
    // The browser's own error says only that a module could not be fetched.
    throw new Error('ui.unreachable', { cause });
  }
}
