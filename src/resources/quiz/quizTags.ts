import { inCourse } from '@/components/product/courseTree/levels';
import { defineResource } from '@/components/resource/defineResource';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { calledByQuestion, names, newestFirst, texts } from './quizNames';

const popups = async () => (await import('./QuizTagPopups')).QuizTagPopups;
const switches = async () => (await import('./QuizTagSwitches')).QuizTagSwitches;
const adapters = async () => import('@/contract/quizTag');

const tagging = {
  'tag/:id': lazyScreen(popups, 'Tag'),
  tag: lazyScreen(() => import('./bulk/TagMany'), 'TagMany'),
};
const retagging = { retag: lazyScreen(() => import('./bulk/RetagMany'), 'RetagMany') };
/** The popups for one tag, or for several. */
const switching = {
  'activate/:id': lazyScreen(switches, 'Activate'),
  'deactivate/:id': lazyScreen(switches, 'Deactivate'),
  activate: lazyScreen(switches, 'Activate'),
  deactivate: lazyScreen(switches, 'Deactivate'),
};
/** Shared by all lists of tags: their records are tags, named by their question. */
const ofTags = {
  right: 'quiz',
  above: [inCourse, { resource: names.bank, id: 'quiz', name: 'question', label: 'quiz.view' }],
  recordRepresentation: calledByQuestion,
  texts,
  edit: lazyScreen(popups, 'Edit'),
  show: lazyScreen(() => import('./QuizTagView'), 'QuizTagView'),
} as const;

/** Questions found by a search, to be tagged. */
export const quizTagSearch = defineResource({
  name: names.search,
  right: 'quiz',
  rowsOf: names.bank,
  recordRepresentation: calledByQuestion,
  titles: { list: 'quiz_tag.search' },
  texts,
  adapter: async () => (await import('@/contract/quizBank')).quizSearchAdapter,
  list: lazyScreen(() => import('./QuizTagSearchList'), 'QuizTagSearchList'),
  popups: tagging,
});

/** Questions that aren't tagged with anything. */
export const untaggedQuiz = defineResource({
  name: names.untagged,
  right: 'quiz',
  rowsOf: names.bank,
  sort: newestFirst,
  recordRepresentation: calledByQuestion,
  titles: { list: 'quiz_tag.untagged' },
  texts,
  adapter: async () => (await import('@/contract/quizBank')).untaggedQuizAdapter,
  list: lazyScreen(() => import('./UntaggedQuizList'), 'UntaggedQuizList'),
  popups: tagging,
});

/** Questions tagged with the lessons and model sets of a course. */
export const quizTag = defineResource({
  ...ofTags,
  name: names.tags,
  titles: { list: 'quiz_tag.list' },
  adapter: async () => (await adapters()).quizTagAdapter,
  list: lazyScreen(() => import('./QuizTagList'), 'QuizTagList'),
  popups: { 'delete/:id': lazyScreen(switches, 'Delete'), ...retagging, ...switching },
});

/** The quiz of a lesson. */
export const lessonQuiz = defineResource({
  ...ofTags,
  name: names.ofLesson,
  titles: { list: 'lesson_quiz.list' },
  adapter: async () => (await adapters()).lessonQuizAdapter,
  list: lazyScreen(() => import('./LessonQuizList'), 'LessonQuizList'),
  popups: { ...retagging, ...switching },
});

/** The questions of a model set. */
export const modelsetQuiz = defineResource({
  ...ofTags,
  name: names.ofModelset,
  titles: { list: 'modelset_quiz.list' },
  adapter: async () => (await adapters()).modelsetQuizAdapter,
  list: lazyScreen(() => import('./ModelsetQuizList'), 'ModelsetQuizList'),
  popups: retagging,
});
