/** The texts of the views that a person keeps of a list. */
export const viewMessages = {
  fields: { view_name: 'Name of the view' },
  views: {
    title: 'Views',
    shown: 'View: %{name}',
    none: 'No view: the list as it opens',
    save: 'Save this view…',
    save_title: 'Save this view',
    rename: 'Rename “%{name}”…',
    rename_title: 'Rename “%{name}”',
    delete: 'Delete “%{name}”…',
    delete_title: 'Delete view',
    delete_text: 'Are you sure to delete the view “%{name}”? The list and its records stay as they are.',
    delete_confirm: 'Delete',
  },
};
