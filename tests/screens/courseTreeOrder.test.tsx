import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { lessonCalls } from '@/contract/lesson';
import { subTopicCalls } from '@/contract/subTopic';

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const place = (name: string) => Number(row(name).getAttribute('aria-posinset'));

/** Opens the page at a node, and moves the focus to its row of the tree. */
async function openAt(address: string, name: string) {
  const app = await renderApp(`/coursesetup/${address}`);
  const tree = await screen.findByRole('tree', { name: 'Course tree' });
  await within(tree).findByRole('treeitem', { name: new RegExp(`^${name}`) });
  await waitFor(() => expect(tree).toHaveAttribute('aria-activedescendant', row(name).id));
  tree.focus();
  return app;
}

test('a lesson is moved by Alt and an arrow, which is announced, and Undo moves it back', async () => {
  const { user, services } = await openAt('viewLessonsDetails/physical-regions', 'Physical regions');
  const stored = async () => (await services.client.send(lessonCalls.getLessonById, { id: '1' })).data.lesson_order;
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(place('Physical regions')).toBe(2);
  expect(await screen.findByText('Physical regions moved to place 2 of 3')).toBeInTheDocument();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByText('Moved to place 2')).toBeVisible();
  expect(screen.queryByText('Lesson updated successfully')).not.toBeInTheDocument();
  expect(await stored()).toBe(2);

  await user.click(undo);
  expect(await screen.findByText('Physical regions moved to place 1 of 3')).toBeInTheDocument();
  await waitFor(async () => expect(await stored()).toBe(1));
  expect(place('Physical regions')).toBe(1);
});

test('a form that is open follows the move, and keeps what was typed', async () => {
  const { user, services } = await openAt('editLessons/physical-regions', 'Physical regions');
  const hours = await screen.findByRole('textbox', { name: /Lecture Hours/ });
  await user.clear(hours);
  await user.type(hours, '9');
  screen.getByRole('tree').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /Lesson Order/ })).toHaveTextContent('2. Physical regions'));
  expect(hours).toHaveValue('9');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { data } = await services.client.send(lessonCalls.getLessonById, { id: '1' });
    expect(data).toMatchObject({ lesson_order: 2, lecture_hours: '9' });
  });
});

test('details that are open follow the move', async () => {
  const { user } = await openAt('viewLessonsDetails/physical-regions', 'Physical regions');
  const order = () => screen.getByText('Lesson Order').nextElementSibling;
  await waitFor(() => expect(order()).toHaveTextContent('1'));
  screen.getByRole('tree').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(order()).toHaveTextContent('2'));
});

test('a sub topic keeps all that it has, and its remarks say from where it was moved', async () => {
  const name = 'The three river systems';
  const { user, services } = await openAt('viewSubTopicDetails/the-three-river-systems', name);
  const stored = async () => (await services.client.send(subTopicCalls.getSubTopic, { id: '2' })).data;
  const { modified_by, modified_date, ...before } = await stored();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await screen.findByRole('button', { name: 'Undo' });
  expect(await stored()).toMatchObject({ ...before, sub_topic_order: 1, modified_remarks: 'Moved from place 2 to 1' });
  expect(place('Mountain, Hill and Tarai')).toBe(2);
});

test('a sub topic without an instructor stays: the toast names it and says why', async () => {
  const { user } = await openAt('viewSubTopicDetails/articles-16-to-46', 'Articles 16 to 46');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Articles 16 to 46 was not moved. Instructor: This field is required')).toBeVisible();
  await waitFor(() => expect(place('Articles 16 to 46')).toBe(1));
  expect(screen.queryByText(/^Articles 16 to 46 moved to place/)).not.toBeInTheDocument();
});

test('what the server refuses goes back', async () => {
  const { user } = await openAt('viewLessonsDetails/physical-regions?fail=updateLesson:500', 'Physical regions');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText(/^Physical regions was not moved\. /)).toBeVisible();
  await waitFor(() => expect(place('Physical regions')).toBe(1));
  expect(screen.queryByText(/^Physical regions moved to place/)).not.toBeInTheDocument();
});

test('while the tree is searched its rows stay where they are', async () => {
  const { user } = await openAt('viewLessonsDetails/physical-regions', 'Physical regions');
  expect(row('Physical regions')).toHaveAttribute('draggable', 'true');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await screen.findByText('Physical regions moved to place 2 of 3');
  await user.type(await screen.findByRole('searchbox', { name: 'Find in the tree' }), 'regions');
  expect(row('Physical regions')).toHaveAttribute('draggable', 'false');
  await user.clear(await screen.findByRole('searchbox', { name: 'Find in the tree' }));
  expect(screen.getByText('Physical regions moved to place 2 of 3')).toBeInTheDocument();
});

test('all branches open and close by a button each, and stay so when the page is opened again', async () => {
  const { user, unmount } = await renderApp('/coursesetup');
  await user.click(await screen.findByRole('button', { name: 'Expand all' }));
  expect(row('General Awareness')).toBeVisible();
  unmount();
  await renderApp('/coursesetup');
  expect(await screen.findByRole('treeitem', { name: /^General Awareness/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryByRole('treeitem', { name: /^General Awareness/ })).not.toBeInTheDocument();
});
