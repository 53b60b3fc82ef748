export const lessonMessages = {
  fields: {
    subcourse_main_topic_id: 'Main Topic',
    main_topic_id: 'Main Topic',
    lesson_order: 'Lesson Order',
    lesson_files: 'Files',
    resources: 'Resources',
  },
  lesson: {
    add: 'Add Lesson',
    edit: 'Edit Lesson',
    view: 'Lesson Details',
  },
  lesson_resource: {
    list: 'Resources of the lesson',
    none: 'This lesson has no resources.',
    add: 'Add Resources',
    upload: 'Upload',
    stop: 'Stop sending the files',
    sent: '%{smart_count} file was added to the lesson |||| %{smart_count} files were added to the lesson',
    waiting: '“%{lesson}” is saved, but these files are not added yet: %{names}',
    send: 'Send them',
    unsent: 'The lesson is saved, but its files are not: add them at the lesson (%{names}).',
    edit: 'Edit Resource',
    replaces: 'The new file takes the place of %{name}.',
    delete_name: 'Delete %{name}',
    delete: {
      title: 'Delete Resource',
      question: 'Are you sure to delete %{name}?',
      effect: 'Learners can no longer download %{name}.',
      confirm: 'Delete',
    },
  },
};
