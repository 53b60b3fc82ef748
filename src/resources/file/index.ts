import { kinds } from '@/components/record/kinds/texts';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

const popups = async () => (await import('./FilePopups')).FilePopups;

/** The files that records of all areas name. */
export const file = defineResource({
  name: 'file',
  right: 'account',
  recordRepresentation: 'name',
  titles: { list: 'file.list' },
  texts: {
    en: async () => ({ ...(await import('./messages')).fileMessages, ...(await kinds.en()) }),
    ne: async () => ({ ...(await import('./messages.ne')).fileMessagesNe, ...(await kinds.ne()) }),
  },
  adapter: async () => (await import('@/contract/file')).fileAdapter,
  list: lazyScreen(() => import('./FileList'), 'FileList'),
  popups: { 'uses/:id': lazyScreen(popups, 'Uses'), 'replace/:id': lazyScreen(popups, 'Replace') },
});
