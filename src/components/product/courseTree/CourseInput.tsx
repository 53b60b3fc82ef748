import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import type { Reply } from '@/contract/call';
import { courseCalls } from '@/contract/course';
import { useRead } from '@/providers/data/useRead';

/** Where a course is added. */
export const addsCourse = { to: '/coursesetup/coursesetup/add', right: 'catalogue' } as const;

/** The courses to choose from, each with its category. */
export const useCourseChoices = () => useRead(courseCalls.getCourseSelect, {}, choicesOf);

const choicesOf = ({ data }: Reply<typeof courseCalls.getCourseSelect>) =>
  data.map(({ iid, course_name, category_name }) => ({ id: iid, name: course_name, way: [category_name] }));

/** The course that a record belongs to, or that a list is filtered by. */
export function CourseInput({ source = 'courses', closed }: CourseInputProps) {
  const choices = useCourseChoices();
  return <ReferenceInput source={source} choices={choices} closed={choices.isPending ? undefined : closed} adds={addsCourse} />;
}

interface CourseInputProps {
  source?: string;
  /** Why no other course can be chosen, in words. */
  closed?: string | undefined;
}
