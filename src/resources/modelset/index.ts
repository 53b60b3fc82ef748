import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { names, shared } from './modelsetTexts';

const popups = async () => (await import('./ModelsetPopups')).ModelsetPopups;
const livePopups = async () => (await import('./LiveQuizPopups')).LiveQuizPopups;
const tagPopups = async () => (await import('./ModelsetBatchTagPopups')).ModelsetBatchTagPopups;

/** Sets of questions like an exam. */
export const modelset = defineResource({
  name: names.set,
  recordRepresentation: 'modelset_name',
  titles: { list: 'modelset.list', add: 'modelset.add' },
  above: [inCourse],
  ...shared,
  adapter: async () => (await import('@/contract/modelset')).modelsetAdapter,
  list: lazyScreen(() => import('./ModelsetList'), 'ModelsetList'),
  forms: async () => (await import('./modelsetForms')).modelsetForms,
  popups: {
    'copy/:id': lazyScreen(() => import('./ModelsetCopy'), 'ModelsetCopy'),
    'activate/:id': lazyScreen(popups, 'Activate'),
    'deactivate/:id': lazyScreen(popups, 'Deactivate'),
    'tag/:id': lazyScreen(popups, 'Tag'),
    'live/:id': lazyScreen(popups, 'Live'),
  },
});

const quizAdapters = async () => import('@/contract/modelsetQuiz');
/** The course of a model set with its questions, and its details, which are called as it is. */
const ofModelset = [
  { ...inCourse, id: 'course_iid' },
  { resource: 'modelsetSetup', id: 'iid', name: 'modelset_name', label: 'modelset.view' },
];
const views = async () => (await import('./ModelsetViews')).ModelsetViews;

const pickPages = async () => (await import('./picker/PickPages')).PickPages;

/** A model set with its questions, as learners get it. */
export const modelsetView = defineResource({
  name: names.view,
  recordRepresentation: 'modelset_name',
  titles: {},
  above: ofModelset,
  ...shared,
  adapter: async () => (await quizAdapters()).modelsetQuizAdapter,
  pages: { ':id': { screen: lazyScreen(views, 'Normal') }, ':id/pick': { screen: lazyScreen(pickPages, 'Normal') } },
});

/** The same view for a model set whose questions have levels. */
export const modelsetKuView = defineResource({
  name: names.kuView,
  recordRepresentation: 'modelset_name',
  titles: {},
  above: ofModelset,
  ...shared,
  adapter: async () => (await quizAdapters()).modelsetKuQuizAdapter,
  pages: { ':id': { screen: lazyScreen(views, 'Ku') }, ':id/pick': { screen: lazyScreen(pickPages, 'Ku') } },
});

/** The batches that sit model sets. */
export const modelsetBatchTag = defineResource({
  name: names.batchTag,
  recordRepresentation: ({ modelset_name, batch_name }) => `${modelset_name} · ${batch_name}`,
  titles: { list: 'modelset_batch_tag.list' },
  ...shared,
  adapter: async () => (await import('@/contract/modelsetBatchTag')).modelsetBatchTagAdapter,
  list: lazyScreen(() => import('./ModelsetBatchTagList'), 'ModelsetBatchTagList'),
  edit: lazyScreen(tagPopups, 'Edit'),
  popups: { 'delete/:id': lazyScreen(tagPopups, 'Delete') },
});

/** Model sets that are sat live. */
export const liveQuiz = defineResource({
  name: names.live,
  recordRepresentation: 'modelset_name',
  titles: { list: 'live_quiz.list', add: 'ui.schedule_live_quiz' },
  above: [inCourse],
  ...shared,
  adapter: async () => (await import('@/contract/liveQuiz')).liveQuizAdapter,
  list: lazyScreen(() => import('./LiveQuizList'), 'LiveQuizList'),
  create: lazyScreen(livePopups, 'Add'),
  edit: lazyScreen(livePopups, 'Edit'),
  show: lazyScreen(() => import('./LiveQuizView'), 'LiveQuizView'),
  popups: { 'status/:id': lazyScreen(livePopups, 'Status') },
});
