import lessons from '@fixtures/lesson.json';
import mainTopics from '@fixtures/main_topic.json';
import modelsets from '@fixtures/modelset.json';
import quizTags from '@fixtures/quiz_tag.json';
import subcourses from '@fixtures/subcourse.json';
import { expect, test } from 'vitest';
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
