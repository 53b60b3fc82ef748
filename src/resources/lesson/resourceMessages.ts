export const resourceMessages = {
  fields: {
    resources: 'Resources',
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
      effect: 'Learners can no longer download it.',
      confirm: 'Delete',
    },
  },
};
