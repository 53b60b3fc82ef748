import { type AreaTexts, openTexts } from '@/providers/i18n/areaTexts';
import { rules } from '@/providers/i18n/rules';

const ofForms: AreaTexts = {
  en: async () => (await import('@/components/form/messages')).formMessages,
  ne: async () => (await import('@/components/form/messages.ne')).formMessagesNe,
};

/** Adds the texts that a form needs: its own, its editors' and those of copying, and the sentences of the rules. A list loads without them. */
export const openFormTexts = (): Promise<unknown> => Promise.all([rules.open(), openTexts(ofForms)]);
