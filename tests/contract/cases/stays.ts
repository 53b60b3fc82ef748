/** The reasons why a batch or a model set of the world can't be changed. */
export const stays = 'It is tagged: its course and year stay. Delete its tags first, in “Model Set Batch Tags”';
export const liveStays =
  'It has live quizzes: its course and year stay. Give these another model set or batch first, in “Live Quiz Tag Setup”';
export const passagesStay =
  'Passages are tagged with it: its course, its year and that it has a passage stay. Delete these tags first, in “Passage Tag Report”: “The two rivers”';
