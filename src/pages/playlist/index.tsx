import { Route } from 'react-router-dom';
import { openFormTexts } from '@/components/record/formTexts';
import { AreaPages } from '@/components/resource/AreaPages';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { openTexts } from '@/providers/i18n/areaTexts';

const texts = {
  en: async () => (await import('./messages')).playlistMessages,
  ne: async () => (await import('./messages.ne')).playlistMessagesNe,
};
const Playlist = lazyWith(
  lazyScreen(() => import('./Playlist'), 'Playlist'),
  // The choices of the main topic are a form.
  () => Promise.all([openTexts(texts), openFormTexts()]),
);

/** The lessons of a main topic, as learners get them. */
export const playlist = (
  <AreaPages right="discussion">
    <Route path="/courseplaylistsetup" element={<Playlist />} />
  </AreaPages>
);
