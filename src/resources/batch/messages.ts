export const batchMessages = {
  fields: {
    batch_start_date_nep: 'Start Date',
    batch_start_date: 'Start Date (AD)',
    batch_end_date_nep: 'End Date',
    batch_end_date: 'End Date (AD)',
  },
  batch: {
    list: 'Batch Setup',
    list_purpose: 'A batch is a group of students who take a course together, with days, recordings and model sets of its own.',
    add: 'Add Batch',
    edit: 'Edit Batch',
    view: 'Batch Details',
    copy_effect: 'Students, recordings and model sets of the batch are not copied.',
    recordings_outside:
      '%{smart_count} recording, of %{day}, is outside of these days, and that is right |||| %{smart_count} recordings, the first of %{day}, are outside of these days, and that is right',
    delete: {
      title: 'Delete Batch',
      effect: 'The batch “%{name}” of %{course_name} is deleted.',
      confirm: 'Delete',
    },
  },
};
