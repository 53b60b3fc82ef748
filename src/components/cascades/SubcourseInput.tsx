import type { Reply } from '@/contract/call';
import { misfits } from '@/contract/misfits';
import { subcourseCalls } from '@/contract/subcourse';
import { CascadeInput } from './CascadeInput';

/** A subcourse of the course that is chosen. */
export const SubcourseInput = () => <CascadeInput source="subcourse" above={above} cascade={cascade} />;

const above = ['courses'];

const cascade = {
  call: subcourseCalls.getSubCourseSelectById,
  inputOf: ([course]: readonly number[]) => ({ courseId: String(course) }),
  choicesOf: ({ data }: Reply<typeof subcourseCalls.getSubCourseSelectById>) =>
    data.map(({ iid, subcourse_name }) => ({ id: iid, name: subcourse_name })),
  name: 'subcourse_name',
  misfit: misfits.subcourse,
};
