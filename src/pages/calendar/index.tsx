import { Route } from 'react-router-dom';
import { AreaPages } from '@/components/resource/AreaPages';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { openTexts } from '@/providers/i18n/areaTexts';
import { rules } from '@/providers/i18n/rules';

const texts = {
  en: async () => (await import('./messages')).calendarMessages,
  ne: async () => (await import('./messages.ne')).calendarMessagesNe,
};
const Calendar = lazyWith(
  lazyScreen(() => import('./Calendar'), 'Calendar'),
  // A refusal may have one.
  () => Promise.all([openTexts(texts), rules.open()]),
);

/** What is on, by day: each entry by the rights in its own area. */
export const calendar = (
  <AreaPages right="account">
    <Route path="/calendar" element={<Calendar />} />
  </AreaPages>
);
