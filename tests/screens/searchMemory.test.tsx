import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, save } from '@tests/support/course';
import { searchCourse, titles } from '@tests/support/courseSearch';
import { gateBefore } from '@tests/support/gate';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import { keepFilter } from '@/components/form/filterDefaults';

const filter = () => JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '{}');
const box = () => screen.findByRole('combobox', { name: /^Course/ });
const recent = () => screen.findByRole('group', { name: 'Recent courses' });
const calls = (asked: () => string[], name: string) => asked().filter((call) => call.startsWith(`${name} `));

test('a list of prices begins with the course of the last search in any list, active, at once', async () => {
  keepFilter({ courses: 2 });
  const { asked } = await renderApp('/coursePriceSetup');
  expect(await screen.findByRole('row', { name: /First phase only/ })).toBeVisible();
  expect(calls(asked, 'filterCoursePrice')).toEqual(['filterCoursePrice {"courses":2,"is_active":"y"}']);
});

test('an address with a filter comes before what is remembered, and what was searched last in the tab before an earlier visit', async () => {
  keepFilter({ courses: 2 });
  const { unmount } = await renderApp('/faq?filter={"courses":1}');
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Section Officer Preparation'));
  unmount();
  keepFilter({ courses: 2 });
  const again = await renderApp('/faq');
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Nayab Subba Preparation'));
  expect(calls(again.asked, 'getFaqByCourse').filter((call) => call.includes('"courses":1'))).toEqual([]);
});

test.each(['/faq', '/coursePriceSetup', '/courseplaylistsetup'])(
  '%s says that a remembered course is gone, asks nothing about it and forgets it',
  async (list) => {
    keepFilter({ courses: 9999, subcourse: 1, subcourse_main_topic: 1 });
    const { asked } = await renderApp(list);
    const gone = 'The course that you last searched for is no longer there. Choose another.';
    expect(await screen.findByText(gone)).toBeVisible();
    expect(await box()).toHaveDisplayValue('');
    expect(asked().filter((call) => call.includes('9999'))).toEqual([]);
    expect(sessionStorage.getItem('coursedesk.filter')).not.toContain('9999');
  },
);

test('a course that was searched for before is a chip in every list, and searches at once', async () => {
  const { user, unmount } = await renderApp('/faq');
  await searchCourse(user, 'Section Officer');
  await titles();
  expect(screen.queryByRole('group', { name: 'Recent courses' })).not.toBeInTheDocument();
  await searchCourse(user, 'Nayab');
  const chips = async () => within(await recent()).getAllByRole('button');
  await waitFor(async () =>
    expect((await chips()).map(({ textContent }) => textContent)).toEqual([
      'Nayab Subba Preparation',
      'Section Officer Preparation',
    ]),
  );
  unmount();

  const prices = await renderApp('/coursePriceSetup?filter={"courses":2,"is_active":"n"}');
  await prices.user.click(within(await recent()).getByRole('button', { name: 'Section Officer Preparation' }));
  await waitFor(() => expect(filter()).toEqual({ courses: 1, is_active: 'n' }));
  expect(await screen.findByRole('row', { name: /Tihar offer 2023/ })).toBeVisible();
});

async function addPrice(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('link', { name: 'Add Price' }));
  const form = await popup('Add Course Price');
  await waitFor(() => expect(form.getByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/./));
  await fill(user, form, {
    'Package Name': 'Half a course',
    'Access Days': '90',
    'Price Before Tax': '1000',
    Tax: '13',
    'Exam Fee Before Tax': '500',
  });
  await save(user, form);
}

test('a new record is shown in the list for which it was made, tinted, whatever was searched', async () => {
  const { user } = await renderApp('/coursePriceSetup?filter={"courses":2,"is_active":"n","q":"dashain"}');
  await screen.findByRole('search');
  await addPrice(user);
  const row = await screen.findByRole('row', { name: /Half a course/ });
  expect(row).toHaveAttribute('data-highlighted');
  expect(filter()).toEqual({ courses: 2, is_active: 'y' });
});

test('the number of rows that is chosen in a list holds for all, but for an address that has another', async () => {
  const { user, unmount } = await renderApp('/coursesetup/coursecategorysetup');
  await user.click(await screen.findByRole('combobox', { name: 'Rows per page' }));
  await user.click(screen.getByRole('option', { name: '10' }));
  await waitFor(async () => expect(await titles()).toHaveLength(10));
  unmount();
  const other = await renderApp('/alumni');
  await waitFor(async () => expect(await titles()).toHaveLength(10));
  other.unmount();
  await renderApp('/alumni?perPage=5');
  await waitFor(async () => expect(await titles()).toHaveLength(5));
});

test.each([
  ['/paragraphSetup', 'filterPassage', 'Add Passage'],
  ['/articleSetup', 'getArticleByCourse', 'Add Article'],
])('a form that is opened while %s still loads has the searched course', async (list, call, add) => {
  keepFilter({ courses: 2 });
  const { between, gate } = gateBefore(call);
  const { user } = await renderApp(`${list}?filter={"courses":1}`, { between });
  await user.click(await screen.findByRole('link', { name: add }));
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Section Officer Preparation'));
  gate.open();
});
