import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** What has happened besides the changes of records: sign-ins, refusals, exports. */
export const activity = defineResource({
  name: 'activity',
  right: 'staff',
  recordRepresentation: 'kind',
  titles: { list: 'activity.list' },
  texts: {
    en: async () => (await import('./messages')).activityMessages,
    ne: async () => (await import('./messages.ne')).activityMessagesNe,
  },
  adapter: async () => (await import('@/contract/activity')).activityAdapter,
  list: lazyScreen(() => import('./ActivityList'), 'ActivityList'),
});
