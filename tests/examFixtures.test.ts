import batches from '@fixtures/batch.json';
import liveQuizzes from '@fixtures/live_modelset_tag.json';
import modelsets from '@fixtures/modelset.json';
import modelsetBatchTags from '@fixtures/modelset_batch_tag.json';
import { expect, test } from 'vitest';
import { modelsetBatchTagEditForm } from '@/contract/modelsetBatchTag';

test('a model set is tagged with batches of its course and year', () => {
  for (const tag of modelsetBatchTags) {
    const [modelset] = modelsets.filter((row) => row.iid === tag.modelset_iid);
    const [batch] = batches.filter((row) => row.iid === tag.batch_iid);
    expect([tag.iid, batch?.course_iid, batch?.batch_year]).toEqual([tag.iid, modelset?.course_iid, modelset?.year]);
    expect(
      modelsetBatchTagEditForm.shape.modified_remarks.safeParse(tag.modified_remarks ?? 'just to see').error,
    ).toBeUndefined();
  }
});

test('a live quiz is for a batch of its model set’s course and year, and overlaps no other', () => {
  const spans = liveQuizzes.map((row) => ({ ...row, start: row.live_start_date_time, end: row.live_end_date_time }));
  for (const quiz of spans) {
    const [modelset] = modelsets.filter((row) => row.iid === quiz.modelset_iid);
    const [batch] = batches.filter((row) => row.iid === quiz.batch_iid);
    if (quiz.batch_iid !== null)
      expect([quiz.iid, batch?.course_iid, batch?.batch_year]).toEqual([quiz.iid, modelset?.course_iid, modelset?.year]);
    const others = spans.filter((other) => other.iid !== quiz.iid && other.batch_iid === quiz.batch_iid);
    const same = others.filter((other) => other.batch_iid !== null || other.modelset_iid === quiz.modelset_iid);
    expect(same.filter((other) => other.start < quiz.end && quiz.start < other.end)).toEqual([]);
  }
  expect(new Set(liveQuizzes.map((row) => row.live_exam_status)).size).toBe(3);
});
