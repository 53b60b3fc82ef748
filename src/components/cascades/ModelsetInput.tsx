import type { Reply } from '@/contract/call';
import { misfits } from '@/contract/misfits';
import { modelsetCalls } from '@/contract/modelset';
import { CascadeInput } from './CascadeInput';

/** A model set of the course and year that are chosen; `year` is the year's field, where a form calls it otherwise. */
export const ModelsetInput = ({ year = 'year' }: { year?: string }) => (
  <CascadeInput source="modelset" above={['courses', year]} cascade={cascade} />
);

const cascade = {
  call: modelsetCalls.filterModelsetCourseyear,
  inputOf: ([courses = 0, year = 0]: readonly number[]) => ({ courses, year }),
  choicesOf: ({ data }: Reply<typeof modelsetCalls.filterModelsetCourseyear>) =>
    data.map(({ iid, modelset_name }) => ({ id: iid, name: modelset_name })),
  name: 'modelset_name',
  misfit: misfits.modelset,
};
