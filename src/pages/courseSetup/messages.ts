export const courseSetupMessages = {
  course_setup: {
    title: 'Course Setup',
    add_category: 'Add Category',
    tree: 'Course tree',
    empty: 'The catalogue is empty: add its first category.',
    search: 'Find in the tree',
    none_found: 'Nothing in the tree matches.',
    children: 'Children: %{count}',
    live: 'Live',
    not_live: 'Not live',
  },
};
