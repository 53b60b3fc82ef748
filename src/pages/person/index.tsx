import { Route } from 'react-router-dom';
import { openFormTexts } from '@/components/record/formTexts';
import { kinds } from '@/components/record/kinds/texts';
import { AreaPages } from '@/components/resource/AreaPages';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { openTexts } from '@/providers/i18n/areaTexts';

const texts = {
  en: async () => ({
    ...(await kinds.en()),
    ...(await import('./messages')).personMessages,
  }),
  ne: async () => ({
    ...(await kinds.ne()),
    ...(await import('./messages.ne')).personMessagesNe,
  }),
};
const PersonData = lazyWith(
  lazyScreen(() => import('./PersonData'), 'PersonData'),
  () => Promise.all([openTexts(texts), openFormTexts()]),
);

/** What is kept of a person, for who may change everything. */
export const person = (
  <AreaPages right="staff">
    <Route path="/person" element={<PersonData />} />
  </AreaPages>
);
