import type { RouteReads } from '@/components/routing/routeReads';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { courseTreeCalls } from '@/contract/courseTree';
import { openTexts } from '@/providers/i18n/areaTexts';

const texts = {
  en: async () => (await import('./messages')).courseSetupMessages,
  ne: async () => (await import('./messages.ne')).courseSetupMessagesNe,
};
/** The tree's page; what its panels need loads with them. */
export const CourseSetup = lazyWith(
  lazyScreen(() => import('./CourseSetup'), 'CourseSetup'),
  () => openTexts(texts),
);

export const courseSetupReads: RouteReads = { reads: [courseTreeCalls.getCourseTree] };
