import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gateBefore } from '@tests/support/gate';
import { png } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { batchCalls } from '@/contract/batch';
import { courseCalls } from '@/contract/course';
import { courseTreeCalls } from '@/contract/courseTree';
import { modelsetCalls } from '@/contract/modelset';
import { quizTagCalls } from '@/contract/quizTag';
import { subcourseCalls } from '@/contract/subcourse';
import type { Transport } from '@/providers/api/transport';

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Copy/ }));
const form = async () => {
  const popup = await dialog();
  await popup.findByRole('region', { name: 'This is made anew:' });
  return popup;
};
const treeOf = async ({ services }: Awaited<ReturnType<typeof renderApp>>) =>
  (await services.client.send(courseTreeCalls.getCourseTree, {})).data;

test('a batch is copied into the next year: its dates are moved, its name is free, and the copy is led to', async () => {
  const app = await renderApp('/batchSetup/copy/1?filter=%7B%22course_id%22:1,%22year%22:2026%7D');
  const popup = await form();
  expect(popup.getByRole('textbox', { name: /Batch Name/ })).toHaveValue('Morning batch, Baisakh (copy)');
  expect(popup.getByText('1 batch')).toBeVisible();
  expect(popup.getByRole('combobox', { name: /^Year/ })).toHaveTextContent('2027');
  expect(popup.getByRole('textbox', { name: /Start Date/ })).toHaveValue('2084-01-01');
  await app.user.click(popup.getByRole('button', { name: 'Make 1 record' }));
  expect(await popup.findByText('1 of 1 records was made.')).toBeVisible();
  await waitFor(() => expect(document.querySelector('[data-toast] a')).toHaveTextContent('View the copy'));
  await app.user.click(popup.getByRole('link', { name: 'View the copy' }));
  expect(await screen.findByRole('dialog', { name: 'Batch Details' })).toBeVisible();
  const { data } = await app.services.client.send(batchCalls.filterBatch, { course_id: 1, year: 2027 });
  const copy = data.find(({ batch_name }) => batch_name === 'Morning batch, Baisakh (copy)');
  expect(copy).toMatchObject({ batch_start_date: '2027-04-14', batch_start_date_nep: '2084-01-01' });
});

test('the dates of a batch are cleared if one chooses so, and have to be typed then', async () => {
  const { user } = await renderApp('/batchSetup/copy/1?filter=%7B%22course_id%22:1,%22year%22:2026%7D');
  const popup = await form();
  await user.click(popup.getByRole('radio', { name: 'None' }));
  await waitFor(() => expect(popup.getByRole('textbox', { name: /Start Date/ })).toHaveValue(''));
  await user.click(popup.getByRole('button', { name: 'Make 1 record' }));
  expect((await popup.findAllByText(/required/i)).length).toBeGreaterThan(0);
  await user.click(popup.getByRole('radio', { name: 'One year later' }));
  await waitFor(() => expect(popup.getByRole('textbox', { name: /Start Date/ })).toHaveValue('2084-01-01'));
});

test('a model set is copied with its questions, inactive; what fails is told, and is done once when one goes on', async () => {
  const app = await renderApp('/modelsetSetup/copy/1?fail=quizTag:500&filter=%7B%22courses%22:1,%22year%22:2026%7D');
  const { client } = app.services;
  const tags = async (modelset: number) => (await client.send(quizTagCalls.getQuizTagReport, { courses: 1, modelset })).data;
  const standing = await tags(1);
  const popup = await form();
  // Next year's model sets have no such name yet.
  const name = 'Section Officer Model Set 1';
  expect(popup.getByRole('textbox', { name: /Modelset Name/ })).toHaveValue(name);
  await app.user.click(popup.getByRole('button', { name: /^Make \d+ records$/ }));
  const each = await popup.findByRole('list', { name: 'What became of each' });
  expect(within(each).getAllByText(/not made/).length).toBe(standing.length);
  window.history.replaceState(null, '', window.location.pathname + window.location.search.replace('quizTag:500', ''));
  await app.user.click(popup.getByRole('button', { name: /^Go on with \d+ records?$/ }));
  expect(await popup.findByRole('link', { name: 'View the copy' })).toBeVisible();
  const { data } = await client.send(modelsetCalls.filterModelSet, { courses: 1, year: 2027 });
  const copies = data.filter(({ modelset_name }) => modelset_name === name);
  expect(copies).toMatchObject([{ is_active: 'n' }]);
  const places = (rows: typeof standing) => rows.map((tag) => [tag.quiz_id, tag.modelset_order_priority, tag.marks_weightage]);
  expect(places(await tags(copies[0]?.iid ?? 0))).toEqual(places(standing));
});

test('a lesson is copied beside its original, with its sub topics and files in their order', async () => {
  const app = await renderApp('/coursesetup/viewLessonsDetails/3/copy');
  const popup = await form();
  const before = await treeOf(app);
  const lessons = (tree: typeof before) =>
    tree.flatMap(({ courses }) =>
      courses.flatMap(({ subcourses }) => subcourses.flatMap(({ main_topics }) => main_topics.flatMap((topic) => topic.lessons))),
    );
  const original = lessons(before).find(({ iid }) => iid === 3);
  expect(popup.getByText('3 files')).toBeVisible();
  await app.user.click(popup.getByRole('button', { name: /^Make \d+ records$/ }));
  expect(await popup.findByRole('link', { name: 'View the copy' })).toBeVisible();
  const copy = lessons(await treeOf(app)).find(({ lesson_title }) => lesson_title === `${original?.lesson_title} (copy)`);
  expect(copy?.sub_topics.map(({ topic_title }) => topic_title)).toEqual(
    original?.sub_topics.map(({ topic_title }) => topic_title),
  );
});

test('the name of a copy that is refused is told at its field, and what was typed is offered again', async () => {
  const between =
    (transport: Transport): Transport =>
    async (request) =>
      request.call === 'createLesson'
        ? { status: 400, body: { errors: { lesson_title: ['Lesson with this title already exists'] } } }
        : transport(request);
  const { user, unmount } = await renderApp('/coursesetup/viewLessonsDetails/3/copy', { between });
  const popup = await form();
  const name = popup.getByRole('textbox', { name: /Lesson Title/ });
  await user.type(name, ' again');
  await user.click(popup.getByRole('button', { name: /^Make \d+ records$/ }));
  expect(await popup.findByText(/^One field needs your attention/)).toBeVisible();
  expect(name).toHaveAccessibleDescription(/already exists/);
  expect(popup.queryByRole('list', { name: 'What became of each' })).not.toBeInTheDocument();
  unmount();
  const again = await renderApp('/coursesetup/viewLessonsDetails/3/copy');
  const reopened = await form();
  await again.user.click(await reopened.findByRole('button', { name: 'Restore' }));
  expect(reopened.getByRole<HTMLInputElement>('textbox', { name: /Lesson Title/ }).value).toMatch(/ again$/);
});

test('the browser asks before the page is closed while something is copied', async () => {
  const { between, gate } = gateBefore('createLesson');
  const { user } = await renderApp('/coursesetup/viewLessonsDetails/3/copy', { between });
  const popup = await form();
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await user.click(popup.getByRole('button', { name: /^Make \d+ records$/ }));
  expect(await popup.findByRole('button', { name: 'Stop' })).toBeVisible();
  expect(asks()).toBe(true);
  gate.open();
  expect(await popup.findByRole('link', { name: 'View the copy' })).toBeVisible();
  expect(asks()).toBe(false);
});

test('a course is copied whole and isn’t live; its code and its name are free, its date is a year later', async () => {
  const app = await renderApp('/coursesetup/viewCourseDetails/21');
  const { client } = app.services;
  // The pictures of the demo are drawn in a browser alone.
  await client.send(courseCalls.editCourseBannerImg, { course_id: 21, course_banner_img: png() });
  await client.send(courseCalls.editCoursePreviewImg, { course_id: 21, course_preview_img: png() });
  for (const subcourse_id of [54, 55])
    await client.send(subcourseCalls.editSubCourseIcon, { subcourse_id, subcourse_icon: png() });
  const details = within(await screen.findByRole('region', { name: 'Course Details' }));
  await app.user.click(await details.findByRole('button', { name: /^Actions of Public Health/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  const popup = await form();
  expect(popup.getByRole('textbox', { name: /Course Code/ })).toHaveValue('PHO2');
  await app.user.click(popup.getByRole('button', { name: /^Make \d+ records$/ }));
  const each = await popup.findByRole('list', { name: 'What became of each' });
  expect(
    within(each)
      .queryAllByText(/not made|left out/)
      .map(({ textContent }) => textContent),
  ).toEqual([]);
  expect(popup.getByRole('link', { name: 'View the copy' })).toBeVisible();
  const courses = (await treeOf(app)).flatMap((category) => category.courses);
  const [original, copy] = ['PHO', 'PHO2'].map((code) => courses.find(({ course_code }) => course_code === code));
  expect(copy).toMatchObject({ course_name: 'Public Health Officer Preparation (copy)', is_course_live: 'n' });
  const shapeOf = (course: typeof copy) =>
    course?.subcourses.map(({ subcourse_name, main_topics }) => [
      subcourse_name,
      main_topics.map(({ topic_title, lessons }) => [
        topic_title,
        lessons.map(({ lesson_title, sub_topics }) => [lesson_title, sub_topics.map((each) => each.topic_title)]),
      ]),
    ]);
  expect(shapeOf(copy)).toEqual(shapeOf(original));
  const { data } = await client.send(courseCalls.getCourseById, { id: String(copy?.iid) });
  expect(data.program_success_path).toContain('<li>Take the weekly test</li>');
});
