import batches from '@fixtures/batch.json';
import lessons from '@fixtures/lesson.json';
import liveQuizzes from '@fixtures/live_modelset_tag.json';
import mainTopics from '@fixtures/main_topic.json';
import modelsets from '@fixtures/modelset.json';
import modelsetBatchTags from '@fixtures/modelset_batch_tag.json';
import passageTags from '@fixtures/passage_modelset_tag.json';
import quizTags from '@fixtures/quiz_tag.json';
import subcourses from '@fixtures/subcourse.json';
import { expect, test } from 'vitest';
import { modelsetBatchTagEditForm } from '@/contract/modelsetBatchTag';
import { quizTagEditForm } from '@/contract/quizTag';

test('a tag passes its form, which changes nothing of it', () => {
  for (const tag of quizTags) {
    const form = {
      courses: tag.course_iid,
      subcourse: tag.subcourse_iid,
      subcourse_main_topic: tag.main_topic_iid,
      lesson: tag.lesson_iid,
      modelset: tag.modelset_iid,
      quiz_level: tag.quiz_level_iid,
      modelset_order_priority: tag.modelset_order_priority,
      marks_weightage: tag.marks_weightage,
      modified_remarks: tag.modified_remarks ?? 'just to see',
    };
    expect([tag.iid, quizTagEditForm.safeParse(form).data]).toEqual([tag.iid, form]);
  }
});

test('a question is tagged with a lesson and a model set of one course, and has a place of its own there', () => {
  const places = quizTags.map((tag) => {
    const [lesson] = lessons.filter((row) => row.iid === tag.lesson_iid);
    const [topic] = mainTopics.filter((row) => row.iid === lesson?.main_topic_iid);
    const [subcourse] = subcourses.filter((row) => row.iid === topic?.subcourse_iid);
    const above = [topic?.iid, subcourse?.iid, subcourse?.course_id];
    expect([tag.iid, ...above]).toEqual([tag.iid, tag.main_topic_iid, tag.subcourse_iid, tag.course_iid]);
    const modelset = modelsets.find((row) => row.iid === tag.modelset_iid);
    expect(modelset?.course_iid ?? tag.course_iid).toBe(tag.course_iid);
    const level = modelset?.modelset_type === 'ku' ? [tag.quiz_level_iid] : [];
    return modelset
      ? [`${tag.quiz_iid} in set ${modelset.iid}`, `number ${[tag.modelset_order_priority, ...level]} of set ${modelset.iid}`]
      : [`${tag.quiz_iid} in lesson ${tag.lesson_iid}`];
  });
  expect(new Set(places.flat()).size).toBe(places.flat().length);
});

test('the marks of several model sets add up to their total', () => {
  const complete = modelsets.filter(({ iid, total_marks }) => {
    const marks = quizTags.flatMap((tag) => (tag.modelset_iid === iid ? (tag.marks_weightage ?? 0) : []));
    return marks.reduce((sum, each) => sum + each, 0) === total_marks;
  });
  expect(complete.map(({ iid }) => iid)).toEqual([1, 2, 4, 12, 13]);
});

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
