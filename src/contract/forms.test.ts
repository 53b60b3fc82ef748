import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '.';
import { isTooLongRoster, rosterForm } from './batchTag';
import type { Call } from './call';
import { courseEditForm } from './course';
import { longest } from './fields';
import { leavesOf } from './leaves';
import { lessonEditForm } from './lesson';

/** Every form of the contract, by its call, and the edit forms that depend on the existing record. */
const forms: readonly (readonly [name: string, form: z.ZodMiniObject])[] = [
  ...Object.values<Call>(calls).flatMap(({ name, body }) => (body ? [[name, body] as const] : [])),
  ['a change of a course without a certificate', courseEditForm({ certificate_img: null })],
  ['a change of a lesson', lessonEditForm({ lesson_title: 'x'.repeat(60) })],
];

/** The other fields on which a field's rules depend. */
const goesBy: Readonly<Record<string, readonly string[]>> = {
  to: ['from'],
  certification_img: ['has_certification'],
  certificate_img: ['has_certification'],
  updated_date_eng: ['updated_date_nep'],
  class_date: ['class_date_nep'],
  repassword: ['password'],
  re_password: ['new_password'],
  hidden_reason: ['needs_answer'],
  host_type: ['page_type'],
  video_type: ['page_type'],
  video_url: ['page_type', 'video_type'],
  em_video_url: ['page_type', 'video_type'],
  mob_video_url: ['page_type'],
  video_duration: ['page_type'],
  preview_status: ['page_type'],
  preview_video_url: ['page_type', 'preview_status'],
  sub_topic_desc: ['page_type'],
  discount_offer: ['has_course_offer'],
  exam_fee_discount_offer: ['has_exam_fee_offer'],
  course_price: ['course_price_before_tax', 'tax'],
  cp_after_discount: ['course_price_before_tax', 'tax', 'has_course_offer', 'discount_offer'],
  course_exam_fee: ['course_exam_price_before_tax', 'tax', 'has_course_offer', 'discount_offer'],
  batch_start_date: ['batch_start_date_nep'],
  batch_end_date: ['batch_end_date_nep', 'batch_start_date', 'batch_start_date_nep'],
  emp_dob_eng: ['emp_dob_nep'],
  joining_date_eng: ['joining_date_nep', 'emp_dob_eng', 'emp_dob_nep'],
  id_card_no: ['id_card_issue_status'],
  pass_marks: ['total_marks'],
  modelset_order_priority: ['modelset'],
  marks_weightage: ['modelset'],
  video_solution: ['has_video_solution'],
  app_video_solution: ['has_video_solution'],
  correct_option: ['quiz_options'],
  negative_marking: ['has_negative_marking'],
  fee_price_after_disc: ['course_exam_price_before_tax', 'tax', 'has_exam_fee_offer', 'exam_fee_discount_offer'],
};

const file = (type: string, size: number) => new File(['x'.repeat(size)], 'a', { type });

/** Values for any field: most are valid for some field and invalid for the others. */
const anything = [
  ...[undefined, null, '', ' ', 0, 1, 7, true, {}, [], [1]],
  ...['ab', 'abc', 'x'.repeat(40), 'x'.repeat(3000), 'x'.repeat(longest + 1), 'abc\u0000', '12', '1000'],
  ...['<p></p>', `<p>${'text '.repeat(20)}</p>`, '<iframe src="https://player.vimeo.com/video/42"></iframe>'],
  ...['https://coursedesk.test/1', 'http:', 'https://', '00:12:30', '12:30'],
  ...['2083-01-01', '2083-01-02', '2083-01-99', '2026-04-14', '2026-04-15', 'no date'],
  ...['staff@coursedesk.test', 'Himal@2083', 'Himal@2084', 'weak', 'x'.repeat(129)],
  ...[file('image/png', 1), file('image/png', 0), file('application/pdf', 1), [file('application/pdf', 1)]],
];

const choicesOf = (field: unknown) => leavesOf(field).flatMap((leaf) => (leaf instanceof z.ZodMiniEnum ? leaf.options : []));

/** Generates forms in which most fields are valid, so that each message is seen with and without the others. */
const filled = ({ shape }: z.ZodMiniObject) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => {
        const right = [...choicesOf(field), ...anything].filter((value) => z.safeParse(field, value).success);
        const any = fc.constantFrom(...anything);
        return [name, right.length > 0 ? fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...right) }, any) : any];
      }),
    ),
  );

/** Returns a form's messages for each of its fields. */
function complaints(form: z.ZodMiniObject, values: object): Record<string, string[]> {
  const said: Record<string, string[]> = {};
  for (const { path, message } of form.safeParse(values).error?.issues ?? []) (said[String(path[0])] ??= []).push(message);
  return said;
}

test.each(forms)('the message of %s at a field doesn’t depend on unrelated fields', (_, form) => {
  const names = Object.keys(form.shape);
  fc.assert(
    fc.property(filled(form), fc.constantFrom(...names), fc.constantFrom(...anything), (values, changed, value) => {
      const before = complaints(form, values);
      const after = complaints(form, { ...values, [changed]: value });
      const unrelated = names.filter((name) => name !== changed && !goesBy[name]?.includes(changed));
      for (const name of unrelated) expect([name, after[name]]).toEqual([name, before[name]]);
    }),
    { numRuns: 300 },
  );
});

test('a form reports all its faults at once', () => {
  const { updateCourseDate, changePassword, updateSubTopic } = calls;
  const dates = { updated_date_nep: '2083-01-01', updated_date_eng: '2026-04-15', courses: 'none' };
  expect(Object.keys(complaints(updateCourseDate.body ?? z.object(), dates)).toSorted()).toEqual(['courses', 'updated_date_eng']);
  const passwords = { old_password: '', new_password: 'Himal@2083', re_password: 'Himal@2084' };
  expect(Object.keys(complaints(changePassword.body ?? z.object(), passwords)).toSorted()).toEqual([
    'old_password',
    're_password',
  ]);
  const long = {
    topic_title: 'x'.repeat(101),
    resource_url: 'notes',
    page_type: 'plain_text',
    modified_remarks: 'x'.repeat(101),
  };
  expect(Object.keys(complaints(updateSubTopic.body ?? z.object(), long)).toSorted()).toEqual([
    ...['instructors', 'lesson', 'modified_remarks', 'resource_url', 'sub_topic_desc'],
    ...['sub_topic_id', 'sub_topic_order', 'topic_title'],
  ]);
});

test('a roster of more lines than can be tagged at once is too long, whatever stands in them', () => {
  const lines = (count: number, end = '\r\n') => Array.from({ length: count }, (_, place) => `${place}`).join(end);
  expect([5000, 5001, 10_000].map((count) => isTooLongRoster(lines(count)))).toEqual([false, true, true]);
  expect(isTooLongRoster(lines(5000, '\n\n \n'))).toBe(false);
  const told = rosterForm.safeParse({ courses: 1, year: 2026, group: 1, roster: lines(5001) }).error?.issues[0]?.message;
  expect(told).toContain('too_many_lines');
});
