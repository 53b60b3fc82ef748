import { DeleteLink } from '@/components/list/columns/RowLink';
import type { RecordForms } from '@/components/record/recordForms';
import { alumniEditForm, alumniForm } from '@/contract/alumni';
import { AlumniDetails } from './AlumniDetails';
import { AlumniInputs } from './AlumniInputs';

/** The forms and details of a former learner. */
export const alumniForms: RecordForms = {
  name: 'alumni',
  form: alumniForm,
  editForm: alumniEditForm,
  Inputs: AlumniInputs,
  Details: AlumniDetails,
  further: [<DeleteLink key="delete" />],
};
