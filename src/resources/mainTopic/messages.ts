export const mainTopicMessages = {
  fields: {
    subcourse: 'Subcourse',
  },
  main_topic: {
    add: 'Add Main Topic',
    edit: 'Edit Main Topic',
    view: 'Main Topic Details',
  },
};
