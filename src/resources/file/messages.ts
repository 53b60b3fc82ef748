export const fileMessages = {
  fields: {
    file: 'The new file',
    file_name: 'Name',
    file_kind: 'Kind',
    file_size: 'Size',
    file_uses: 'Used by',
    stored_by: 'Stored By',
    stored_date: 'Stored On',
  },
  file: {
    list: 'Files',
    list_purpose: 'Every picture, PDF and archive that a record uses is here: see where, and replace it everywhere.',
    none: 'This server doesn’t list its files.',
    kinds: {
      png: 'PNG picture',
      jpg: 'JPEG picture',
      gif: 'GIF picture',
      pdf: 'PDF',
      zip: 'Zip archive',
    },
    uses: 'Where it is used',
    uses_name: 'Where %{name} is used',
    used_by: '%{smart_count} record uses it: |||| %{smart_count} records use it:',
    others: 'One more that you may not look at |||| %{smart_count} more that you may not look at',
    first_named: 'The first %{smart_count} are listed. |||| The first %{smart_count} are listed.',
    may_not: 'You may not change all the records that use it, so you can’t replace it.',
    replace: 'Replace everywhere',
    replace_name: 'Replace %{name} everywhere',
    replace_effect:
      'The one record that uses it gets the new file. Its history keeps the old one, and can bring it back. |||| All %{smart_count} records that use it get the new file. Their history keeps the old one, and can bring it back.',
  },
};
