import { marked } from '@/components/ui/marks';

/** The parts of the page in which an input will take the focus once it is there. */
const boxes = new Set<Element>();

/** Notes that an input in this element will take the focus; returns what ends that. */
export function awaitFocus(box: Element): () => void {
  boxes.add(box);
  return () => void boxes.delete(box);
}

/** Whether what is typed is meant for an input that is still loading: of a form that is on its way, or of one that is there. */
export const isFocusAwaited = (layer: Element): boolean =>
  [...layer.querySelectorAll<HTMLElement>(marked('loading'))].some(({ dataset }) => dataset['loading'] === 'fields') ||
  [...boxes].some((box) => box.isConnected && isOfForm(box) && box.querySelector(marked('loading')) !== null);

/** In a record's details nobody types, though a part of them is still loading. */
const isOfForm = (box: Element): boolean => box.closest('form') !== null || box.querySelector('form') !== null;
