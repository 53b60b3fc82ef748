export const featureMessages = {
  fields: {
    features: 'Feature',
    features_title: 'Feature Title',
    features_icon: 'Icon',
    features_desc: 'Description',
    user_get: 'Details',
  },
  feature: {
    list: 'Feature Setup',
    list_purpose: 'A feature is something that a course has, such as printed notes. It is tagged to the courses that have it.',
    add: 'Add Feature',
    edit: 'Edit Feature',
    view: 'Feature Details',
    tag_name: 'Tag %{name}',
    delete: {
      title: 'Delete Feature',
      effect: '“%{name}” is deleted with its icon and its deleted tags.',
      confirm: 'Delete',
    },
  },
  feature_tag: {
    list: 'Tag Feature Setup',
    list_purpose: 'A tag says that a course has a feature.',
    add: 'Add Feature Tag',
    edit: 'Edit Feature Tag',
    deleted: 'Restore Feature Setup',
    deleted_purpose: 'Deleted feature tags are here until they are restored.',
    delete: {
      title: 'Delete Feature Tag',
      effect:
        'The course “%{course_name}” no longer has the feature “%{features_title}”. “Restore Feature Setup” keeps the tag: it can be restored there.',
      confirm: 'Delete',
    },
    restore: {
      title: 'Restore Feature Tag',
      effect: 'The course “%{course_name}” has the feature “%{features_title}” again.',
      confirm: 'Restore',
    },
  },
};
