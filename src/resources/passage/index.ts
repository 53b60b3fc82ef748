import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { names } from './passageNames';

/** Both screens share their texts. */
const texts = {
  en: async () => (await import('./messages')).passageMessages,
  ne: async () => (await import('./messages.ne')).passageMessagesNe,
};

const tagPopups = async () => (await import('./PassageTagPopups')).PassageTagPopups;

/** Texts with questions about them. */
export const passage = defineResource({
  name: names.passage,
  right: 'passage',
  recordRepresentation: 'paragraph_title',
  titles: { list: 'passage.list', add: 'passage.add' },
  above: [inCourse],
  texts,
  adapter: async () => (await import('@/contract/passage')).passageAdapter,
  list: lazyScreen(() => import('./PassageList'), 'PassageList'),
  forms: async () => (await import('./passageForms')).passageForms,
  inPages: 'forms',
  popups: { 'modelset/:id': lazyScreen(tagPopups, 'Add') },
  pages: {
    'tag/:passage': {
      screen: lazyScreen(() => import('./TagQuizPage'), 'TagQuizPage'),
      popups: { 'quiz/:id': lazyScreen(() => import('./TagQuizPopup'), 'TagQuizPopup') },
    },
  },
});

/** The model sets that have passages. */
export const passageTag = defineResource({
  name: names.tag,
  right: 'passage',
  recordRepresentation: ({ passage: title, modelset_name }) => `${title} · ${modelset_name}`,
  titles: { list: 'passage_tag.list' },
  texts,
  adapter: async () => (await import('@/contract/passageTag')).passageTagAdapter,
  list: lazyScreen(() => import('./PassageTagList'), 'PassageTagList'),
  edit: lazyScreen(tagPopups, 'Edit'),
  popups: { 'delete/:id': lazyScreen(tagPopups, 'Delete'), 'restore/:id': lazyScreen(tagPopups, 'Restore') },
});
