/** The names of what a question is known by, which every area that refers to questions shares. */
export const questionMessages = {
  fields: {
    question: 'Question',
    correct_option: 'Correct Option',
    query_string: 'Question Text',
    marks_weightage: 'Marks Weightage',
  },
  question_text: {
    correct: 'Right answer',
    explanation: 'Answer Explanation',
  },
  question_chips: { untagged: 'Untagged', no_explanation: 'No explanation', has_video: 'With video' },
  question_list: { found_share: 'Here are the newest %{listed} of the %{total} that were found: search for more words.' },
};
