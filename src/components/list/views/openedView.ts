import { z } from 'zod/mini';
import { tabMemory } from '@/providers/storage/tabMemory';
import { type SavedView, savedView } from './savedViews';

const opened = tabMemory('coursedesk.views', z.catch(z.record(z.string(), z.catch(z.optional(savedView), undefined)), {}));

/** The view of a list that was last opened in this tab, as it was then: another tab may have changed it since. */
export const openedView = (list: string): SavedView | undefined => opened.read()[list];

/** Notes which view of a list is open; undefined for none. */
export const noteOpened = (list: string, view: SavedView | undefined): void => opened.write({ ...opened.read(), [list]: view });
