export const lessonMessages = {
  fields: {
    subcourse_main_topic_id: 'Main Topic',
    main_topic_id: 'Main Topic',
    lesson_order: 'Lesson Order',
  },
  lesson: {
    add: 'Add Lesson',
    edit: 'Edit Lesson',
    view: 'Lesson Details',
  },
};
