import { type ComponentType } from 'react';
import { openFormTexts } from '@/components/record/formTexts';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { openTexts } from '@/providers/i18n/areaTexts';

const texts = {
  en: async () => (await import('./messages')).copyMessages,
  ne: async () => (await import('./messages.ne')).copyMessagesNe,
};

/** Makes the screen of a copy popup, which loads with the texts of copying. */
export const copyScreen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazyWith(lazyScreen(load, name), () => Promise.all([openTexts(texts), openFormTexts()]));
