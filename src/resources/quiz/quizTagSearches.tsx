import type { ListFilter } from '@/components/list/toolbar/FilterForm';
import { StatusFilter, YearFilter } from '@/components/list/toolbar/shortInputs';
import { lazyPart } from '@/components/ui/lazy/lazyPart';
import { lessonQuizSearch, modelsetQuizSearch, quizTagFilter } from '@/contract/quizTagSearch';
import { quizYearsOf } from '@/domain/calendar/years';

const CourseInput = lazyPart(() => import('@/components/product/courseTree/CourseInput'), 'CourseInput');
const SubcourseInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'SubcourseInput');
const MainTopicInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'MainTopicInput');
const LessonInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'LessonInput');
const ModelsetInput = lazyPart(() => import('@/components/product/cascades/cascadeInputs'), 'ModelsetInput');

const lesson = (
  <>
    <CourseInput />
    <SubcourseInput />
    <MainTopicInput />
    <LessonInput />
  </>
);

/** The search of each list of questions and their tags. */
export const quizTagSearches = {
  tags: {
    schema: quizTagFilter,
    inputs: (
      <>
        {lesson}
        <YearFilter offered={quizYearsOf} />
        <ModelsetInput />
      </>
    ),
  },
  ofLesson: {
    schema: lessonQuizSearch,
    inputs: (
      <>
        {lesson}
        <StatusFilter source="lesson_quiz_active" />
      </>
    ),
  },
  ofModelset: {
    schema: modelsetQuizSearch,
    inputs: (
      <>
        <CourseInput />
        <YearFilter />
        <ModelsetInput />
      </>
    ),
  },
} satisfies Readonly<Record<string, ListFilter>>;
