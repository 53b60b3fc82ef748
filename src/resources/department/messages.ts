export const departmentMessages = {
  fields: {
    department_code: 'Department Code',
  },
  department: {
    title: 'Department Setup',
    tree: 'Department tree',
    empty: 'There is no department yet: add the first one.',
    add: 'Add Department',
    edit: 'Edit Department',
    view: 'Department Details',
    do: {
      edit: 'Edit',
      add_below: 'Add department below',
    },
    do_to: {
      view: 'View %{name}',
      edit: 'Edit %{name}',
      add_below: 'Add department below %{name}',
    },
  },
};
