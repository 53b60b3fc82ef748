/** What the pages with a tree and a panel beside it have in common. */
export const treePageMessages = {
  fields: {
    parent: 'Parent',
    parent_name: 'Parent',
    department_name: 'Department Name',
  },
  tree_page: {
    steps: 'Tree or form',
    form: 'Form',
    print: 'Print the tree',
    search: 'Find in the tree',
    splitter: 'Width of the tree',
    narrower: 'Narrower tree',
    wider: 'Wider tree',
    found: '%{count} found',
    found_at: '%{place} of %{count}: %{name}',
    found_previous: 'Previous one found',
    found_next: 'Next one found',
    none_found: 'Nothing in the tree matches.',
    children: 'Children: %{count}',
    not_there: 'The tree has nothing at this address',
  },
};
