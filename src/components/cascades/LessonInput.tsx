import type { Reply } from '@/contract/call';
import { lessonCalls } from '@/contract/lesson';
import { misfits } from '@/contract/misfits';
import { CascadeInput } from './CascadeInput';

/** A lesson of the main topic that is chosen. */
export const LessonInput = () => <CascadeInput source="lesson" above={above} cascade={cascade} />;

const above = ['courses', 'subcourse', 'subcourse_main_topic'];

const cascade = {
  call: lessonCalls.getLessonSelectById,
  inputOf: ([, , mainTopic]: readonly number[]) => ({ mainTopicId: String(mainTopic) }),
  choicesOf: ({ data }: Reply<typeof lessonCalls.getLessonSelectById>) =>
    data.map(({ iid, lesson_title }) => ({ id: iid, name: lesson_title })),
  name: 'lesson_title',
  misfit: misfits.lesson,
};
