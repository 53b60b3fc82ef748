export const mainTopicMessages = {
  main_topic: {
    add: 'Add Main Topic',
    edit: 'Edit Main Topic',
    view: 'Main Topic Details',
    title: 'Topic Title',
  },
};
