import { Route } from 'react-router-dom';
import { AreaPages } from '@/components/resource/AreaPages';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { openTexts } from '@/providers/i18n/areaTexts';
import { rules } from '@/providers/i18n/rules';

const texts = {
  en: async () => (await import('./messages')).chatMessages,
  ne: async () => (await import('./messages.ne')).chatMessagesNe,
};
const Chat = lazyWith(
  lazyScreen(() => import('./Chat'), 'Chat'),
  // A message may be refused.
  () => Promise.all([openTexts(texts), rules.open()]),
);

/** The staff's chat. */
export const chat = (
  <AreaPages right="chat">
    <Route path="/chat" element={<Chat />} />
  </AreaPages>
);
