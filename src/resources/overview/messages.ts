export const overviewMessages = {
  fields: {
    overview_title: 'Title',
    overview_desc: 'Description',
    overview_video_url: 'Video URL',
  },
  overview: {
    list: 'Program Overview Setup',
    list_purpose: 'A program overview tells learners what a course is about, before they enrol.',
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
