/** The texts of the views that a person keeps of a list. */
export const viewMessages = {
  fields: { view_name: 'Name of the view' },
  views: {
    title: 'Views',
    shown: 'View: %{name}',
    changed: 'Changed view: %{name}',
    none: 'No view: the list as it opens',
    save: 'Save this view…',
    save_title: 'Save this view',
    change: 'Save changes to “%{name}”',
    change_saved: 'The view “%{name}” was saved.',
    change_gone: 'The view “%{name}” is no longer kept: another tab has renamed or deleted it.',
    replace_text: 'Another tab has changed the view “%{name}” since you opened it here. What you save now replaces that.',
    replace_confirm: 'Save mine',
    rename: 'Rename “%{name}”…',
    rename_title: 'Rename “%{name}”',
    delete: 'Delete “%{name}”…',
    delete_title: 'Delete view',
    delete_text: 'The view “%{name}” is deleted. The list and its records stay as they are.',
    delete_confirm: 'Delete',
  },
};
