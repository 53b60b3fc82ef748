export const courseSetupMessages = {
  course_setup: {
    title: 'Course Setup',
    add_category: 'Add Category',
    tree: 'Course tree',
    empty: 'The catalogue is empty: add its first category.',
    expand: 'Expand %{name}',
    collapse: 'Collapse %{name}',
    live: 'Live',
    not_live: 'Not live',
  },
};
