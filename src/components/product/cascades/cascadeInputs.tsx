import { batchCalls } from '@/contract/batch';
import type { Reply } from '@/contract/call';
import { lessonCalls } from '@/contract/lesson';
import { mainTopicCalls } from '@/contract/mainTopic';
import { misfits } from '@/contract/misfits';
import { modelsetCalls } from '@/contract/modelset';
import type { CallArea } from '@/contract/rights';
import { subcourseCalls } from '@/contract/subcourse';
import { CascadeInput } from './CascadeInput';

const adds = (to: string, right: CallArea) => ({ to, right });

/** A subcourse of the course that is chosen. */
export const SubcourseInput = () => <CascadeInput source="subcourse" above={aboveSubcourse} cascade={subcourseCascade} />;

const aboveSubcourse = ['courses'];

const subcourseCascade = {
  call: subcourseCalls.getSubCourseSelectById,
  inputOf: ([course]: readonly number[]) => ({ courseId: String(course) }),
  choicesOf: ({ data }: Reply<typeof subcourseCalls.getSubCourseSelectById>) =>
    data.map(({ iid, subcourse_name }) => ({ id: iid, name: subcourse_name })),
  name: 'subcourse_name',
  misfit: misfits.subcourse,
  adds: () => adds('/coursesetup/subcoursesetup/add', 'catalogue'),
};

/** A main topic of the subcourse that is chosen. */
export const MainTopicInput = () => (
  <CascadeInput source="subcourse_main_topic" above={aboveMainTopic} cascade={mainTopicCascade} />
);

const aboveMainTopic = ['courses', 'subcourse'];

const mainTopicCascade = {
  call: mainTopicCalls.getAllMainTopicSelectById,
  inputOf: ([, subcourse]: readonly number[]) => ({ subcourseId: String(subcourse) }),
  choicesOf: ({ data }: Reply<typeof mainTopicCalls.getAllMainTopicSelectById>) =>
    data.map(({ iid, topic_title }) => ({ id: iid, name: topic_title })),
  name: 'topic_title',
  misfit: misfits.main_topic,
  adds: ([, subcourse]: readonly number[]) => adds(`/coursesetup/addMainTopic/${subcourse}`, 'catalogue'),
};

/** A lesson of the main topic that is chosen. */
export const LessonInput = () => <CascadeInput source="lesson" above={aboveLesson} cascade={lessonCascade} />;

const aboveLesson = ['courses', 'subcourse', 'subcourse_main_topic'];

const lessonCascade = {
  call: lessonCalls.getLessonSelectById,
  inputOf: ([, , mainTopic]: readonly number[]) => ({ mainTopicId: String(mainTopic) }),
  choicesOf: ({ data }: Reply<typeof lessonCalls.getLessonSelectById>) =>
    data.map(({ iid, lesson_title }) => ({ id: iid, name: lesson_title })),
  name: 'lesson_title',
  misfit: misfits.lesson,
  adds: ([, , mainTopic]: readonly number[]) => adds(`/coursesetup/addLessons/${mainTopic}`, 'catalogue'),
};

/** A model set of the course and year that are chosen; `year` is the year's field, where a form calls it otherwise. */
export const ModelsetInput = ({ year = 'year' }: { year?: string }) => (
  <CascadeInput source="modelset" above={['courses', year]} cascade={modelsetCascade} />
);

const modelsetCascade = {
  call: modelsetCalls.filterModelsetCourseyear,
  inputOf: ([courses = 0, year = 0]: readonly number[]) => ({ courses, year }),
  choicesOf: ({ data }: Reply<typeof modelsetCalls.filterModelsetCourseyear>) =>
    data.map(({ iid, modelset_name }) => ({ id: iid, name: modelset_name })),
  name: 'modelset_name',
  misfit: misfits.modelset,
  adds: () => adds('/modelsetSetup/add', 'modelset'),
};

interface BatchInputProps {
  source?: string;
  /** The fields of the course and the year, where a form calls them otherwise. */
  course?: string;
  year?: string;
}

/** A batch of the course and year that are chosen. */
export const BatchInput = ({ source = 'batch', course = 'courses', year = 'year' }: BatchInputProps) => (
  <CascadeInput source={source} above={[course, year]} cascade={batchCascade} />
);

const batchCascade = {
  call: batchCalls.getBatchSelect,
  inputOf: ([course, year]: readonly number[]) => ({ courseId: String(course), year: String(year) }),
  choicesOf: ({ data }: Reply<typeof batchCalls.getBatchSelect>) =>
    data.map(({ iid, batch_name }) => ({ id: iid, name: batch_name })),
  name: 'batch_name',
  misfit: misfits.batch,
  adds: () => adds('/batchSetup/add', 'classes'),
};
