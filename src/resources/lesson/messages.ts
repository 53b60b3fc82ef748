export const lessonMessages = {
  fields: {
    subcourse_main_topic_id: 'Main topic',
    main_topic_id: 'Main topic',
    lesson_order: 'Lesson order',
  },
  lesson: {
    add: 'Add Lesson',
    edit: 'Edit Lesson',
    view: 'Lesson Details',
  },
};
