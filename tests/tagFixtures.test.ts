import batches from '@fixtures/batch.json';
import modelsets from '@fixtures/modelset.json';
import modelsetBatchTags from '@fixtures/modelset_batch_tag.json';
import passageTags from '@fixtures/passage_modelset_tag.json';
import subcourses from '@fixtures/subcourse.json';
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

test('a passage is tagged with a model set that has one, once, of the course of both and of its subcourse', () => {
  const standing = passageTags.filter((tag) => tag.is_deleted_flag === 'n');
  const pairs = standing.map((tag) => `${tag.passage_iid} ${tag.modelset_iid}`);
  expect(pairs).toEqual([...new Set(pairs)]);
  expect(passageTags.length - standing.length).toBe(2);
  for (const tag of passageTags) {
    const [modelset] = modelsets.filter((row) => row.iid === tag.modelset_iid);
    const [subcourse] = subcourses.filter((row) => row.iid === tag.subcourse_iid);
    expect([tag.iid, modelset?.course_iid, modelset?.has_passage]).toEqual([tag.iid, tag.course_iid, 'TRUE']);
    expect([tag.iid, subcourse?.course_id]).toEqual([tag.iid, tag.course_iid]);
  }
});
