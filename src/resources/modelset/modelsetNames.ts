/** What the resources are called, of which each has its address. */
export const names = {
  set: 'modelsetSetup',
  view: 'modelsetQuizView',
  kuView: 'modelsetQuizkuView',
  batchTag: 'batchModelsetTagSetup',
  live: 'tagLiveQuiz',
} as const;
