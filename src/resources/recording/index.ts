import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** Recordings of live classes. */
export const recording = defineResource({
  name: 'liveRecordingSetup',
  right: 'classes',
  recordRepresentation: 'topics',
  titles: { list: 'recording.list', add: 'recording.add' },
  above: [inCourse],
  texts: {
    en: async () => (await import('./messages')).recordingMessages,
    ne: async () => (await import('./messages.ne')).recordingMessagesNe,
  },
  adapter: async () => (await import('@/contract/recording')).recordingAdapter,
  list: lazyScreen(() => import('./RecordingList'), 'RecordingList'),
  forms: async () => (await import('./recordingForms')).recordingForms,
  popups: { 'delete/:id': lazyScreen(() => import('./RecordingDelete'), 'RecordingDelete') },
});
