import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { lazyPart } from '@/components/routing/lazyPart';
import { lessonQuizSearch, modelsetQuizSearch, quizTagFilter } from '@/contract/quizTagSearch';

const CourseInput = lazyPart(() => import('@/components/courseTree/CourseInput'), 'CourseInput');
const SubcourseInput = lazyPart(() => import('@/components/cascades/SubcourseInput'), 'SubcourseInput');
const MainTopicInput = lazyPart(() => import('@/components/cascades/MainTopicInput'), 'MainTopicInput');
const LessonInput = lazyPart(() => import('@/components/cascades/LessonInput'), 'LessonInput');
const YearInput = lazyPart(() => import('@/components/inputs/YearInput'), 'YearInput');
const ModelsetInput = lazyPart(() => import('@/components/cascades/ModelsetInput'), 'ModelsetInput');
const SelectInput = lazyPart(() => import('@/components/inputs/SelectInput'), 'SelectInput');

const lesson = (
  <>
    <CourseInput />
    <SubcourseInput />
    <MainTopicInput />
    <LessonInput />
  </>
);
const modelset = (
  <>
    <YearInput source="year" />
    <ModelsetInput />
  </>
);

/** The search of each list of questions and their tags. */
export const quizTagSearches = {
  tags: {
    schema: quizTagFilter,
    inputs: (
      <>
        {lesson}
        {modelset}
      </>
    ),
  },
  ofLesson: {
    schema: lessonQuizSearch,
    inputs: (
      <>
        {lesson}
        <SelectInput source="lesson_quiz_active" />
      </>
    ),
  },
  ofModelset: {
    schema: modelsetQuizSearch,
    inputs: (
      <>
        <CourseInput />
        {modelset}
      </>
    ),
  },
} satisfies Readonly<Record<string, ListFilter>>;
