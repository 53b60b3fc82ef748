export const passageMessages = {
  fields: {
    paragraph_title: 'Passage Title',
    paragraph: 'Content',
    passage: 'Passage',
    quizzes: 'Questions',
  },
  passage: {
    list: 'Passage Setup',
    add: 'Add Passage',
    edit: 'Edit Passage',
    view: 'Passage Details',
    tag_quiz: 'Tag Quiz To Paragraph',
    tag_one_quiz: 'Tag Quiz',
    tag_quiz_name: 'Tag quizzes to %{name}',
    tag_modelset_name: 'Tag %{name} to a model set',
    tag_this_quiz: 'Tag Quiz: %{name}',
    has_quiz: 'This question stands in this passage already.',
    quizzes: 'Questions of this passage',
    quizzes_total:
      'One question, which counts %{marks} marks. |||| %{smart_count} questions, which count %{marks} marks together.',
    quizzes_none: 'It has no question yet. Find one, and tag it.',
    quizzes_untold: 'Your server doesn’t tell which questions it has.',
    find_quiz: 'Find a question',
    marks: '%{marks} marks',
  },
  passage_tag: {
    list: 'Paragraph Tag Report',
    add: 'Tag Modelset',
    edit: 'Edit Passage Tag',
    edit_none: 'This tag was deleted: restore it first.',
    no_modelset: 'No model set of this course and year is to have a passage. Change one first, in “Modelset Setup”.',
    delete: {
      title: 'Delete Passage Tag',
      effect:
        'The model set “%{modelset_name}” no longer has the passage “%{passage}”. The tag stays in this report: it can be restored here.',
      none: 'This tag was deleted already.',
      confirm: 'Delete',
    },
    restore: {
      title: 'Restore Passage Tag',
      effect: 'The model set “%{modelset_name}” has the passage “%{passage}” again.',
      none: 'This tag is not deleted.',
      confirm: 'Restore',
    },
  },
};
