import courses from '@fixtures/course.json';
import courseCategories from '@fixtures/course_category.json';
import lessons from '@fixtures/lesson.json';
import mainTopics from '@fixtures/main_topic.json';
import subTopics from '@fixtures/sub_topic.json';
import subcourses from '@fixtures/subcourse.json';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';

/** What each figure counts, and the screen it leads to. */
const figures: readonly [name: string, count: number, to: string][] = [
  ['Categories', courseCategories.length, '/coursesetup/coursecategorysetup'],
  ['Courses', courses.length, '/coursesetup/coursesetup'],
  ['Live courses', courses.filter(({ is_course_live }) => is_course_live === 'y').length, '/coursesetup/coursesetup'],
  ['Subcourses', subcourses.length, '/coursesetup/subcoursesetup'],
  ['Main topics', mainTopics.length, '/coursesetup/'],
  ['Lessons', lessons.length, '/coursesetup/'],
  ['Sub topics', subTopics.length, '/coursesetup/'],
];

const cards = async () => within(await screen.findByRole('region', { name: 'The catalogue in figures' }));

test('each figure is the number of records, and leads to where they are', async () => {
  await renderApp('/dashboard');
  const links = (await cards()).getAllByRole('link');
  const shown = links.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(figures.map(([name, count, to]) => [`${count}${name}`, to]));
});

test('a figure leads to its screen', async () => {
  const { user } = await renderApp('/dashboard');
  await user.click((await cards()).getByRole('link', { name: /Categories/ }));
  expect(await screen.findByRole('heading', { name: 'Course Category Setup', level: 1 })).toBeVisible();
});

test('what needs attention leads to where it can be put right, all of it when asked for', async () => {
  const { user } = await renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Needs attention' });
  const findings = () => screen.getAllByRole('link', { name: /(No courses|No subcourses|Not live)$/ });
  const few = findings().length;
  const more = screen.getByRole('button', { name: /^Show all \d+$/ });
  const all = Number(more.textContent?.replace(/\D/g, ''));
  await user.click(more);
  expect(findings()).toHaveLength(all);
  expect(all).toBeGreaterThan(few);

  const empty = courseCategories.find(({ iid }) => !courses.some(({ cat_id }) => cat_id === iid));
  await user.click(screen.getByRole('link', { name: `${empty?.category_name} No courses` }));
  expect(await screen.findByRole('heading', { name: 'Add Course' })).toBeVisible();
  const category = await screen.findByRole('combobox', { name: /^Course Category/ });
  await waitFor(() => expect(category).toHaveDisplayValue(empty?.category_name ?? ''));
});

test('a dashboard that doesn’t load says why and can be asked again', async () => {
  const { user } = await renderApp('/dashboard?fail=getCourseTree:500');
  expect(await screen.findByText(/This could not be loaded: Something went wrong on the server/)).toBeVisible();
  window.history.replaceState(null, '', '/dashboard?fail=');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await cards()).getAllByRole('link')).toHaveLength(figures.length);
});
