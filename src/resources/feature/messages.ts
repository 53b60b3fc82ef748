export const featureMessages = {
  fields: {
    features_title: 'Feature Title',
    features_icon: 'Icon',
    features_desc: 'Description',
    user_get: 'Details',
  },
  feature: {
    list: 'Feature Setup',
    add: 'Add Feature',
    edit: 'Edit Feature',
    view: 'Feature Details',
    tag_name: 'Tag %{name}',
    delete: {
      title: 'Delete Feature',
      question: 'Are you sure to delete “%{name}”?',
      effect: 'Its icon is deleted with it, and its deleted tags can’t be restored any more. This can’t be undone.',
      confirm: 'Delete',
    },
  },
  feature_tag: {
    list: 'Tag Feature Setup',
    add: 'Add Feature Tag',
    edit: 'Edit Feature Tag',
    deleted: 'Restore Feature Setup',
    delete: {
      title: 'Delete Feature Tag',
      question: 'Are you sure to delete the tag of “%{features_title}” with the course “%{course_name}”?',
      effect: 'The course no longer has this feature. “Restore Feature Setup” keeps the tag: it can be restored there.',
      confirm: 'Delete',
    },
    restore: {
      title: 'Restore Feature Tag',
      question: 'Are you sure to restore “%{features_title}” for the course “%{course_name}”?',
      effect: 'The course has this feature again.',
      confirm: 'Restore',
    },
  },
};
