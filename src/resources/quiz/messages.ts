export const quizMessages = {
  fields: {
    quiz_options: 'Options',
    options: 'Option',
    correct: 'Is Option True/False',
    answer_desc: 'Answer Explanation',
    has_video_solution: 'Has Video Solution',
    video_solution: 'Video URL',
    app_video_solution: 'App Video URL',
  },
  rows: { quiz_options: 'Option %{number}' },
  choices: { has_video_solution: { y: 'True', n: 'False' } },
  quiz: {
    list: 'Quiz Setup',
    add: 'Add Quiz',
    edit: 'Edit Quiz',
    view: 'Quiz Details',
    first_true: 'Left empty, it is the first option that is true.',
    first_true_is: 'Left empty, it is the first option that is true: %{option}',
    not_true: '(not among the options that are true)',
    delete: {
      title: 'Delete Quiz',
      question: 'Are you sure to delete “%{name}”?',
      effect: 'Learners no longer get this question. It is deleted with its options, and can’t be brought back.',
      confirm: 'Delete',
    },
  },
};
