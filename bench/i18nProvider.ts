import { mergeTranslations } from 'react-admin';
import { english } from '@/app/messages/english';
import { playlistMessages } from '@/pages/playlist/messages';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';
import { batchTagMessages } from '@/resources/batchTag/messages';
import { categoryMessages } from '@/resources/courseCategory/messages';
import { modelsetMessages } from '@/resources/modelset/messages';

/** The English texts of the measured screens. */
export const i18nProvider = await createI18nProvider({
  locale: 'en',
  load: async () => mergeTranslations(english, categoryMessages, modelsetMessages, batchTagMessages, playlistMessages),
});
