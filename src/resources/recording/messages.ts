export const recordingMessages = {
  fields: {
    topics: 'Topics',
    class_date_nep: 'Class Date',
    class_date: 'Class Date (AD)',
    repeat_on: 'Repeat on',
    repeat_until_nep: 'Repeat Until',
    repeat_until: 'Repeat Until (AD)',
    repeat_skipped: 'Classes',
  },
  recording: {
    list: 'Live Recording Setup',
    add: 'Add Live Recording',
    edit: 'Edit Live Recording',
    view: 'Live Recording Details',
    group_repeat: 'Repeat',
    added: '%{smart_count} recording added successfully |||| %{smart_count} recordings added successfully',
    recorded: '%{count} class of this batch is recorded. |||| %{count} classes of this batch are recorded.',
    broken: '%{count} address doesn’t open. |||| %{count} addresses don’t open.',
    does_not_open: '%{address} (doesn’t open)',
    outside: 'The class was outside of the batch’s dates, %{start} to %{end}',
    delete: {
      title: 'Delete Live Recording',
      effect: 'The recording “%{name}” is deleted: the students of “%{batch_name}” can’t watch it any more.',
      confirm: 'Delete',
    },
  },
};
