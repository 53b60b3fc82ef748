export const quizLevelMessages = {
  fields: { level_name: 'Level Title' },
  quiz_level: {
    list: 'Quiz Level Setup',
    add: 'Add Level',
    edit: 'Edit Level',
    view: 'Level Details',
  },
};
