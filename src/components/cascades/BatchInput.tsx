import { batchCalls } from '@/contract/batch';
import type { Reply } from '@/contract/call';
import { misfits } from '@/contract/misfits';
import { CascadeInput } from './CascadeInput';

interface BatchInputProps {
  source?: string;
  /** The fields of the course and the year, where a form calls them otherwise. */
  course?: string;
  year?: string;
}

/** A batch of the course and year that are chosen. */
export const BatchInput = ({ source = 'batch', course = 'courses', year = 'year' }: BatchInputProps) => (
  <CascadeInput source={source} above={[course, year]} cascade={cascade} />
);

const cascade = {
  call: batchCalls.getBatchSelect,
  inputOf: ([course, year]: readonly number[]) => ({ courseId: String(course), year: String(year) }),
  choicesOf: ({ data }: Reply<typeof batchCalls.getBatchSelect>) =>
    data.map(({ iid, batch_name }) => ({ id: iid, name: batch_name })),
  name: 'batch_name',
  misfit: misfits.batch,
};
