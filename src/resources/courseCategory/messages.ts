export const categoryMessages = {
  fields: {
    course_categories_code: 'Category Code',
  },
  category: {
    list: 'Course Category Setup',
    add: 'Add Course Category',
    edit: 'Edit Course Category',
    view: 'Course Category Details',
  },
};
