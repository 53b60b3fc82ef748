import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { readableText } from '@/domain/html/readableText';

const popups = async () => (await import('./CheckPopups')).CheckPopups;

/** What is to be mended in the content. */
export const contentHealth = defineResource({
  name: 'contentHealth',
  right: 'account',
  recordRepresentation: ({ name, record }) => readableText(String(name)) || String(record),
  titles: { list: 'content_health.list' },
  texts: {
    en: async () => (await import('./messages')).contentHealthMessages,
    ne: async () => (await import('./messages.ne')).contentHealthMessagesNe,
  },
  adapter: async () => (await import('@/contract/contentHealth')).contentHealthAdapter,
  list: lazyScreen(() => import('./ContentHealthList'), 'ContentHealthList'),
  popups: { 'check/:id': lazyScreen(popups, 'One'), check: lazyScreen(popups, 'Chosen') },
});
