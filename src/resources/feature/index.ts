import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';

/** The three screens of features share their texts. */
const texts = {
  en: async () => (await import('./messages')).featureMessages,
  ne: async () => (await import('./messages.ne')).featureMessagesNe,
};

const tagPopups = async () => (await import('./FeaturePopups')).FeatureTagPopups;

/** The features of courses. */
export const feature = defineResource({
  name: 'feature',
  right: 'content',
  recordRepresentation: 'features_title',
  titles: { list: 'feature.list', add: 'feature.add' },
  texts,
  adapter: async () => (await import('@/contract/feature')).featureAdapter,
  list: lazyScreen(() => import('./FeatureList'), 'FeatureList'),
  forms: async () => (await import('./featureForms')).featureForms,
  popups: {
    'tag/:id': lazyScreen(tagPopups, 'Add'),
    'delete/:id': lazyScreen(() => import('./FeaturePopups'), 'FeatureDelete'),
  },
});

/** The features that a course is tagged with. */
export const featureTag = defineResource({
  name: 'featureTag',
  right: 'content',
  recordRepresentation: 'features_title',
  titles: { list: 'feature_tag.list', add: 'feature_tag.add' },
  texts,
  adapter: async () => (await import('@/contract/featureTag')).featureTagAdapter,
  list: lazyScreen(() => import('./FeatureTagList'), 'FeatureTagList'),
  create: lazyScreen(tagPopups, 'New'),
  edit: lazyScreen(tagPopups, 'Edit'),
  popups: { 'delete/:id': lazyScreen(tagPopups, 'Delete') },
});

/** The tags of features that were deleted. */
export const featureTagRestore = defineResource({
  name: 'featureTagRestore',
  right: 'content',
  recordRepresentation: ({ features_title, course_name }) => `${features_title} · ${course_name}`,
  titles: { list: 'feature_tag.deleted' },
  texts,
  adapter: async () => (await import('@/contract/featureTag')).featureTagRestoreAdapter,
  list: lazyScreen(() => import('./FeatureTagList'), 'FeatureTagRestoreList'),
  popups: { 'restore/:id': lazyScreen(tagPopups, 'Restore') },
});
