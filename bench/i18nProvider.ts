import { english } from '@/app/messages/english';
import { createI18nProvider } from '@/providers/i18n/i18nProvider';

/** The product's English. */
export const i18nProvider = createI18nProvider({ locale: 'en', initial: english, load: async () => english });
