import { Route } from 'react-router-dom';
import { openFormTexts } from '@/components/record/formTexts';
import { AreaPages } from '@/components/resource/AreaPages';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { openTexts } from '@/providers/i18n/areaTexts';

const texts = {
  en: async () => (await import('./messages')).settingsMessages,
  ne: async () => (await import('./messages.ne')).settingsMessagesNe,
};
const Settings = lazyWith(
  lazyScreen(() => import('./Settings'), 'Settings'),
  () => Promise.all([openTexts(texts), openFormTexts()]),
);

/** The signed-in person's own account. */
export const settings = (
  <AreaPages right="account">
    <Route path="/settings" element={<Settings />} />
  </AreaPages>
);
