import { YearInput } from '@/components/form/inputs/YearInput';
import { Cell } from '@/components/form/layout';
import { CascadeInput } from '@/components/product/cascades/CascadeInput';
import { SubcourseInput } from '@/components/product/cascades/cascadeInputs';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { changePopup, editPopup } from '@/components/record/dialogs/changePopup';
import { confirmPopup } from '@/components/record/dialogs/confirmPopup';
import { isDeleted, isStanding } from '@/components/record/useRouteRecord';
import { verb } from '@/contract/adapter';
import type { Reply } from '@/contract/call';
import { isTrue } from '@/contract/fields';
import { misfits } from '@/contract/misfits';
import { modelsetCalls } from '@/contract/modelset';
import { passageTagAdapter, passageTagCalls, passageTagForm } from '@/contract/passageTag';

/** The inputs of a passage's tag: a subcourse, and a model set of a year that may have a passage, both of one course. */
const PassageTagInputs = () => (
  <>
    <CourseInput />
    <SubcourseInput />
    <Cell width={4}>
      <YearInput source="year" />
    </Cell>
    <Cell width={8}>
      <PassageModelsetInput />
    </Cell>
  </>
);

/** The input of a model set of the chosen course and year: only one that may have a passage, because the server refuses others. */
const PassageModelsetInput = () => <CascadeInput source="modelset" above={['courses', 'year']} cascade={cascade} />;

const cascade = {
  call: modelsetCalls.filterModelSet,
  inputOf: ([courses = 0, year = 0]: readonly number[]) => ({ courses, year }),
  choicesOf: ({ data }: Reply<typeof modelsetCalls.filterModelSet>) =>
    data.filter(({ has_passage }) => isTrue(has_passage)).map(({ iid, modelset_name }) => ({ id: iid, name: modelset_name })),
  name: 'modelset_name',
  misfit: misfits.modelset,
  none: 'passage_tag.no_modelset',
};

const remove = passageTagAdapter.delete;
const restore = verb(passageTagCalls.restorePassageTag, 'tag_id');

/** The popups of passages' tags: `Add` below the list of passages, the others below the report. */
export const PassageTagPopups = {
  Add: changePopup({
    title: 'passage_tag.add',
    form: passageTagForm,
    starts: ['courses'],
    change: verb(passageTagCalls.tagPassageModelset, 'paragraph'),
    Inputs: PassageTagInputs,
  }),
  Edit: editPopup({ name: 'passage_tag', editForm: passageTagForm, Inputs: PassageTagInputs, fits: isStanding }),
  Delete: confirmPopup({ texts: 'passage_tag.delete', change: remove, undo: restore, fits: isStanding, withdraws: true }),
  Restore: confirmPopup({ texts: 'passage_tag.restore', change: restore, undo: remove, fits: isDeleted }),
};
