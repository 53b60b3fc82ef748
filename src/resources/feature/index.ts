import { defineResource } from '@/components/routing/defineResource';
import { lazyScreen } from '@/components/routing/lazyScreen';

const tagPopups = async () => (await import('./FeatureTagPopups')).FeatureTagPopups;

/** What courses may offer. */
export const feature = defineResource({
  name: 'feature',
  recordRepresentation: 'features_title',
  list: lazyScreen(() => import('./FeatureList'), 'FeatureList'),
  forms: async () => (await import('./featureForms')).featureForms,
  popups: {
    'tag/:id': lazyScreen(tagPopups, 'Add'),
    'delete/:id': lazyScreen(() => import('./FeatureDelete'), 'FeatureDelete'),
  },
});

/** The features that a course is tagged with. */
export const featureTag = defineResource({
  name: 'featureTag',
  recordRepresentation: 'features_title',
  list: lazyScreen(() => import('./FeatureTagList'), 'FeatureTagList'),
  edit: lazyScreen(tagPopups, 'Edit'),
  popups: { 'delete/:id': lazyScreen(tagPopups, 'Delete') },
});

/** The tags of features that were deleted. */
export const featureTagRestore = defineResource({
  name: 'featureTagRestore',
  recordRepresentation: ({ features_title, course_name }) => `${features_title} · ${course_name}`,
  list: lazyScreen(() => import('./FeatureTagRestoreList'), 'FeatureTagRestoreList'),
  popups: { 'restore/:id': lazyScreen(tagPopups, 'Restore') },
});
