/** The names of what is chosen below something else, which every area that has such a choice shares. */
export const cascadeMessages = {
  fields: {
    subcourse: 'Subcourse',
    subcourse_main_topic: 'Main Topic',
    lesson: 'Lesson',
    year: 'Year',
    batch_year: 'Year',
    batch: 'Batch',
    group: 'Batch',
    batch_name: 'Batch Name',
    modelset: 'Model Set',
    modelset_name: 'Modelset Name',
    course_id: 'Course',
  },
};
