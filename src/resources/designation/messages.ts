export const designationMessages = {
  fields: {
    designation: 'Designation',
    designation_code: 'Designation Code',
    department: 'Department',
  },
  designation: {
    title: 'Designation Setup',
    tree: 'Designation tree',
    empty: 'There is no department yet. Designations hang under departments: add one there first.',
    add: 'Add Designation',
    edit: 'Edit Designation',
    view: 'Designation Details',
    do: {
      edit: 'Edit',
    },
    do_to: {
      view: 'View %{name}',
      edit: 'Edit %{name}',
      add_to: 'Add designation to %{name}',
    },
  },
};
