import { tagPopups } from '@/components/dialogs/tagPopups';
import { viewPopup } from '@/components/dialogs/viewPopup';
import { instructorTagCalls, instructorTagEditForm, instructorTagForm } from '@/contract/instructorTag';
import { verb } from '@/providers/data/adapter';
import { instructorTagAdapter } from '@/providers/data/adapters/instructorTag';
import { InstructorTagDetails } from './InstructorTagDetails';
import { InstructorTagInputs } from './InstructorTagInputs';

/** The popups of instructors' tags. */
export const InstructorTagPopups = {
  ...tagPopups({
    name: 'instructor_tag',
    form: instructorTagForm,
    editForm: instructorTagEditForm,
    Inputs: InstructorTagInputs,
    add: verb(instructorTagCalls.tagInstructor, 'instructor'),
    remove: { texts: 'instructor_tag.delete', change: instructorTagAdapter.delete },
    restore: { texts: 'instructor_tag.restore', change: verb(instructorTagCalls.restoreInstructorTag, 'tag_id') },
  }),
  View: viewPopup({ name: 'instructor_tag', Details: InstructorTagDetails }),
};
