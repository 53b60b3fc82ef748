export const lessonMessages = {
  fields: {
    subcourse_main_topic_id: 'Main Topic',
    main_topic_id: 'Main Topic',
    lesson_order: 'Lesson Order',
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
