export const categoryMessages = {
  fields: {
    course_categories_code: 'Category Code',
  },
  category: {
    add_below: 'Add course',
    add_below_to: 'Add course to %{name}',
    list: 'Course Category Setup',
    list_purpose: 'A category is a group of courses, as learners see them on the website and in the app.',
    name: 'Name',
    code: 'Category-code',
    add: 'Add Course Category',
    edit: 'Edit Course Category',
    view: 'Course Category Details',
  },
};
