import { CascadeInput } from '@/components/cascades/CascadeInput';
import type { Reply } from '@/contract/call';
import { isTrue } from '@/contract/fields';
import { misfits } from '@/contract/misfits';
import { modelsetCalls } from '@/contract/modelset';

/** A model set of the course and year that are chosen: one that is to have a passage, for another would be refused. */
export const PassageModelsetInput = () => <CascadeInput source="modelset" above={['courses', 'year']} cascade={cascade} />;

const cascade = {
  call: modelsetCalls.filterModelSet,
  inputOf: ([courses = 0, year = 0]: readonly number[]) => ({ courses, year }),
  choicesOf: ({ data }: Reply<typeof modelsetCalls.filterModelSet>) =>
    data.filter(({ has_passage }) => isTrue(has_passage)).map(({ iid, modelset_name }) => ({ id: iid, name: modelset_name })),
  name: 'modelset_name',
  misfit: misfits.modelset,
  none: 'passage_tag.no_modelset',
};
