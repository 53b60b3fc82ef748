import { CascadeInput } from '@/components/cascades/CascadeInput';
import type { Reply } from '@/contract/call';
import { isTrue } from '@/contract/fields';
import { misfits } from '@/contract/misfits';
import { modelsetCalls } from '@/contract/modelset';

/** The input of a model set of the chosen course and year: only one that may have a passage, because the server refuses others. */
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
