import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { onPhone } from '@tests/support/layout';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Noon in Nepal. Only the date is fake; timers are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:15:00Z') }));
afterEach(() => void vi.useRealTimers());

const list = '/tagLiveQuiz';
const searched = (live_exam_status: string, courses = 1) =>
  `?filter=${JSON.stringify({ courses, year: 2026, live_exam_status })}`;

test('live quizzes are searched by course, year and status; their times are those of Nepal, in both calendars', async () => {
  const { user } = await renderApp(list);
  const form = within(await screen.findByRole('search', { name: 'Search' }));
  const status = await form.findByRole('combobox', { name: /^Live Status/ });
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await form.findAllByText('This field is required')).toHaveLength(1);
  await user.click(status);
  await user.click(await screen.findByRole('option', { name: 'PENDING' }));
  await user.type(form.getByRole('combobox', { name: /^Course/ }), 'Section Officer');
  await user.click(await screen.findByRole('option', { name: /^Section Officer Preparation/ }));
  await user.click(form.getByRole('button', { name: 'Search' }));
  const row = within(await screen.findByRole('row', { name: /Full length rehearsal/ }));
  expect(
    row
      .getAllByRole('cell')
      .slice(2, 6)
      .map(({ textContent }) => textContent),
  ).toEqual(['2083-08-12 06:002026-11-28 AD', '2083-08-12 10:002026-11-28 AD', '03:00:00', 'PENDING']);
  expect((await titles()).map((title) => title?.slice(0, 11))).toEqual(['Full length', 'शाखा अधिकृत', 'Comprehensi']);
  expect(await axeFaults()).toEqual([]);
});

test('on a phone a live quiz’s card says when it ends with its heading', async () => {
  onPhone();
  await renderApp(list + searched('PENDING'));
  const card = await screen.findByRole('cell', { name: /^Full length rehearsal/ });
  expect(card).toHaveTextContent(/2083-08-12 06:002026-11-28 ADEnd Date Time2083-08-12 10:002026-11-28 ADExam Duration03:00:00/);
});

/** Returns what the clock says of a status; the form has a status of its own, above. */
const clocksWord = (form: Pick<typeof screen, 'getAllByRole'>) => form.getAllByRole('status').at(-1);

test('a status that the clock doubts is told of and saved; the quiz leaves the list of the other status', async () => {
  const { user } = await renderApp(list + searched('PENDING'));
  const name = /^PENDING: Change the status of Comprehension/;
  await user.click(await screen.findByRole('link', { name }));
  const form = await popup('Status Update');
  expect(await form.findByText('Saturday, 19 Mangsir 2083, 2026-12-05 AD, 10:00 (Asia/Kathmandu)')).toBeVisible();
  expect(clocksWord(form)).toBeEmptyDOMElement();
  await user.click(form.getByRole('radio', { name: 'RUNNING' }));
  const remark = 'By the clock in Nepal it has not begun yet. It can be RUNNING all the same.';
  await waitFor(() => expect(clocksWord(form)).toHaveTextContent(remark));
  await save(user, form);
  expect(await screen.findByText('Status of the live quiz updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
});

test.each([
  [6, 'RUNNING', 1, 'COMPLETED', 'By the clock in Nepal it is being sat now. It can be COMPLETED all the same.'],
  [12, 'PENDING', 4, undefined, 'By the clock in Nepal it is over. It can be PENDING all the same.'],
] as const)('the clock has its own word on %i, which is %s', async (id, status, course, choice, remark) => {
  const { user } = await renderApp(`${list}/status/${id}${searched(status, course)}`);
  const form = await popup('Status Update');
  const choices = await form.findByRole('group', { name: /^Live Status/ });
  if (choice) await user.click(within(choices).getByRole('radio', { name: choice }));
  await waitFor(() => expect(clocksWord(form)).toHaveTextContent(remark));
});

test('the details say when it is in both calendars, and lead to the form', async () => {
  const { user } = await renderApp(`${list}/view/8${searched('PENDING')}`);
  const details = await popup('Live Quiz Tag Details');
  expect(await details.findByText('Saturday, 12 Mangsir 2083, 2026-11-28 AD, 11:00 (Asia/Kathmandu)')).toBeVisible();
  const values = () => [...document.querySelectorAll('[role=dialog] dd')].map(({ textContent }) => textContent);
  expect(details.getByRole('link', { name: 'Section Officer Preparation' })).toBeVisible();
  expect(values().slice(0, 2)).toEqual([
    'Saturday, 12 Mangsir 2083, 2026-11-28 AD, 11:00 (Asia/Kathmandu)',
    'Saturday, 12 Mangsir 2083, 2026-11-28 AD, 13:00 (Asia/Kathmandu)',
  ]);
  expect(values()).toEqual(expect.arrayContaining(['01:30:00', '2026', 'Online batch A']));
  expect(details.getByText('PENDING')).toBeVisible();
  await user.click(details.getByRole('link', { name: 'Edit' }));
  const form = await popup('Edit Live Quiz Tag');
  const batch = await form.findByRole('combobox', { name: /^Batch/ });
  await waitFor(() => expect(batch).toHaveDisplayValue('Online batch A'));
  // The course can't be changed.
  expect(form.getByText('Section Officer Preparation')).toBeVisible();
});

test('a model set stays in its year and a batch stays while live quizzes name them', async () => {
  const { user, unmount } = await renderApp(`/modelsetSetup/edit/5?filter=${JSON.stringify({ courses: 1, year: 2026 })}`);
  const form = await popup('Edit Model Set');
  await user.click(await form.findByRole('combobox', { name: /^Year/ }));
  await user.click(await screen.findByRole('option', { name: '2025' }));
  await fill(user, form, { 'Modified Remarks': 'of last year' });
  await save(user, form);
  expect(await form.findByText(/^It has live quizzes: its course and year stay\./)).toBeVisible();
  unmount();
  await renderApp(`/batchSetup/delete/8?filter=${JSON.stringify({ course_id: 2, year: 2026 })}`);
  const question = await popup('Delete Batch');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByText(/Number of tags that it has: 2\. .*“नायब सुब्बा नमुना प्रश्नपत्र १”/)).toBeVisible();
});

test('in Nepali times, statuses and the clock’s remark are Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  const { user } = await renderApp(list + searched('PENDING'));
  const row = within(await screen.findByRole('row', { name: /Full length rehearsal/ }));
  expect(row.getByText('२०८३-०८-१२ ०६:००')).toBeVisible();
  expect(row.getAllByText('ई.सं. २०२६-११-२८')).toHaveLength(2);
  await user.click(row.getByRole('link', { name: /^हुन बाँकी: / }));
  const form = await popup('अवस्था अद्यावधिक गर्नुहोस्');
  await user.click(await form.findByRole('radio', { name: 'सकिएको' }));
  await waitFor(() => expect(clocksWord(form)).toHaveTextContent(/^नेपालको घडीअनुसार यो सुरु भइसकेको छैन।/));
});
