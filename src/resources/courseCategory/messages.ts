export const categoryMessages = {
  fields: {
    course_categories_code: 'Category Code',
  },
  category: {
    list: 'Course Category Setup',
    name: 'Name',
    code: 'Category-code',
    add: 'Add Course Category',
    edit: 'Edit Course Category',
    view: 'Course Category Details',
  },
};
