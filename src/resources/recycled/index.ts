import { kinds } from '@/components/record/kinds/texts';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { readableText } from '@/domain/html/readableText';

const popups = async () => (await import('./RecycledPopups')).RecycledPopups;

/** Whatever was deleted anywhere, until it is too old. */
export const recycled = defineResource({
  name: 'recycled',
  right: 'account',
  recordRepresentation: ({ name, record }) => readableText(String(name)) || String(record),
  titles: { list: 'recycled.list' },
  texts: {
    en: async () => ({ ...(await import('./messages')).recycledMessages, ...(await kinds.en()) }),
    ne: async () => ({ ...(await import('./messages.ne')).recycledMessagesNe, ...(await kinds.ne()) }),
  },
  adapter: async () => (await import('@/contract/history')).recycledAdapter,
  list: lazyScreen(() => import('./RecycledList'), 'RecycledList'),
  popups: { 'restore/:id': lazyScreen(popups, 'One'), restore: lazyScreen(popups, 'Chosen') },
});
