/** The names of what is chosen of other areas, most of it below something else, which every area that has such a choice shares. */
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
    quiz_level: 'Quiz Level',
    level_name: 'Level Title',
    course_id: 'Course',
  },
};
