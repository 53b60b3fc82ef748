export const waitingCommentsMessages = {
  waiting_comments: {
    list: 'Comments to answer',
    list_purpose: 'Comments of learners that nobody has answered yet are listed here.',
    none: 'This server doesn’t say which comments await an answer.',
    answer_name: 'Answer “%{name}”',
    answer: 'Answer',
    settle_name: '“%{name}” needs no answer',
    settle: 'Needs no answer',
    not_settled: 'The comment still waits: %{reason}',
    asked: 'Comment',
    by: 'By',
    anonymous: 'Anonymous',
    lesson: 'Lesson',
    topic: 'Sub topic',
    on: 'Posted',
  },
};
