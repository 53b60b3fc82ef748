export const recycledMessages = {
  fields: {
    deleted_name: 'Name',
    deleted_kind: 'Kind',
    deleted_parts: 'Deleted with it',
    deleted_by: 'Deleted By',
    deleted_date: 'Deleted On',
  },
  recycled: {
    list: 'Recycle bin',
    list_purpose: 'What is deleted comes here, and can be restored from here.',
    kept: 'Kept for %{days} day |||| Kept for %{days} days',
    none: 'This server has no recycle bin: what is deleted there can’t be restored.',
    no_screen: 'No screen shows this record.',
    restore_button: 'Restore %{smart_count} |||| Restore %{smart_count}',
    restore: {
      title: 'Restore from the recycle bin',
      confirm: 'Restore',
      above: 'What it belongs to is deleted, too, and is restored with it: %{names}',
      each: {
        effect:
          'This is restored as it was, with all that was deleted with it. |||| These %{smart_count} are restored as they were, with all that was deleted with them.',
        doing: 'Restoring',
        done: '1 record restored from the recycle bin |||| %{smart_count} records restored from the recycle bin',
        none: 'Nothing is selected here.',
      },
    },
  },
};
