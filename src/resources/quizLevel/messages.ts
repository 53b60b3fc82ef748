export const quizLevelMessages = {
  quiz_level: {
    list: 'Quiz Level Setup',
    add: 'Add Level',
    edit: 'Edit Level',
    view: 'Level Details',
  },
};
