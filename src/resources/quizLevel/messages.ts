export const quizLevelMessages = {
  quiz_level: {
    list: 'Quiz Level Setup',
    list_purpose: 'A level says how hard a question is. Each question has one.',
    add: 'Add Level',
    edit: 'Edit Level',
    view: 'Level Details',
  },
};
