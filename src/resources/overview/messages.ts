export const overviewMessages = {
  fields: {
    overview_title: 'Title',
    overview_desc: 'Description',
    overview_video_url: 'Video URL',
  },
  overview: {
    list: 'Program Overview Setup',
    add: 'Add Program Overview',
    edit: 'Edit Program Overview',
    view: 'Program Overview Details',
    delete: {
      title: 'Delete Program Overview',
      effect: 'Learners no longer read “%{name}” in its course.',
      confirm: 'Delete',
    },
  },
};
