export const subcourseMessages = {
  fields: {
    subcourse_code: 'Subcourse Code',
    subcourse_short_description: 'Short Description',
    subcourse_preview_url: 'Preview URL',
    subcourse_icon: 'Icon',
  },
  subcourse: {
    add_below: 'Add main topic',
    add_below_to: 'Add main topic to %{name}',
    list: 'SubCourse Setup',
    list_purpose: 'A subcourse is a part of a course. It is divided into main topics and lessons.',
    add: 'Add Subcourse',
    edit: 'Edit Subcourse',
    view: 'Subcourse Details',
    icon: 'Update Icon',
    group_basics: 'Basics',
    group_presentation: 'Presentation',
  },
};
