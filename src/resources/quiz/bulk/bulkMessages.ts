/** The texts of bulk actions on questions and tags. */
export const bulkMessages = {
  numbers_list:
    'It gets the free number %{from}. |||| They get the free numbers from %{from} to %{to}, in the order of the list.',
  numbers_added:
    'It gets the free number %{from}. |||| They get the free numbers from %{from} to %{to}, in the order in which they were added.',
  group_changes: 'What changes',
  tag: {
    action: 'Tag %{smart_count} question |||| Tag %{smart_count} questions',
    title: 'Tag questions',
    none: 'No question is selected. Select questions in the list.',
    confirm: 'Tag %{smart_count} question |||| Tag %{smart_count} questions',
    doing: 'Tagging questions',
    done: '1 question was tagged. |||| %{smart_count} questions were tagged.',
  },
  retag: {
    action: 'Re-tag %{smart_count} |||| Re-tag %{smart_count}',
    title: 'Re-tag questions',
    none: 'No tag is selected. Select tags in the list.',
    confirm: 'Change %{smart_count} tag |||| Change %{smart_count} tags',
    doing: 'Changing tags',
    done: '1 tag was changed. |||| %{smart_count} tags were changed.',
  },
};
