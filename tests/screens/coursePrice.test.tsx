import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { fill, save } from '@tests/support/course';
import { popup, press, type Queries } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { expect, test } from 'vitest';

const list = '/coursePriceSetup';
const searched = (courses: number, is_active: string) => `${list}?filter=${JSON.stringify({ courses, is_active })}`;

const packages = () =>
  screen.findAllByRole('row').then((rows) => rows.slice(1).map((row) => row.querySelector('td:nth-child(2)')?.textContent));
const choose = async (user: UserEvent, form: Queries, group: RegExp, choice: string) =>
  user.click(within(form.getByRole('group', { name: group })).getByRole('radio', { name: choice }));
const amount = (form: Queries, name: string) => form.getByRole('status', { name });

/** Opens the form for a new price over the list of this course's prices, and fills it in. */
async function openAdd(courses: number) {
  const app = await renderApp(`${list}/add?filter=${JSON.stringify({ courses, is_active: 'y' })}`);
  const form = await popup('Add Course Price');
  await fill(app.user, form, {
    'Package Name': 'Full course, 7 months',
    'Access Days': '210',
    'Price Before Tax': '1,000.50',
    Tax: '13',
    'Exam Fee Before Tax': '500',
  });
  return { ...app, form };
}

test('prices are searched by course and status, and stand in rupees', async () => {
  const { user, asked } = await renderApp(list);
  const form = within(await screen.findByRole('search', { name: 'Search' }));
  const status = await form.findByRole('combobox', { name: /^Status/ });
  await waitFor(() => expect(status).toHaveTextContent('Active'));
  await user.click(await form.findByRole('button', { name: 'Search' }));
  expect(await form.findByText('This field is required')).toBeVisible();
  expect(asked().filter((call) => call.startsWith('filterCoursePrice'))).toEqual([]);

  await user.type(await form.findByRole('combobox', { name: /^Course/ }), 'Nayab');
  await user.click((await screen.findAllByRole('option'))[0] ?? document.body);
  await press(user, form, 'Search');
  const row = within(await screen.findByRole('row', { name: /First phase only/ }));
  // The course is said above: its column is left out.
  expect(
    row
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
      .slice(1, 6),
  ).toEqual(['First phase only', 'Rs 4,520.00', 'Rs 508.50', '75', 'Active']);
  expect(JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '')).toEqual({ courses: 2, is_active: 'y' });
});

test('amounts are worked out while they are typed, and not known while an operand is wrong', async () => {
  const { user, form } = await openAdd(2);
  expect(amount(form, 'Price After Tax')).toHaveTextContent('Rs 1,130.57');
  expect(amount(form, 'Exam Fee After Tax')).toHaveTextContent('Rs 565.00');
  expect(form.queryByRole('textbox', { name: /Discount/ })).not.toBeInTheDocument();

  await choose(user, form, /^Course Offer/, 'Yes');
  expect(amount(form, 'Price After Discount and Tax')).toHaveTextContent('Not known yet');
  expect(amount(form, 'Exam Fee After Tax')).toHaveTextContent('Not known yet');
  expect(amount(form, 'Price After Tax')).toHaveTextContent('Rs 1,130.57');
  await fill(user, form, { 'Course Discount': '१०' });
  expect(amount(form, 'Price After Discount and Tax')).toHaveTextContent('Rs 1,017.51');
  expect(amount(form, 'Exam Fee After Tax')).toHaveTextContent('Rs 508.50');

  await fill(user, form, { Tax: '13.123' });
  for (const name of ['Price After Tax', 'Price After Discount and Tax', 'Exam Fee After Tax']) {
    expect(amount(form, name)).toHaveTextContent('–');
  }
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
});

test('a price is added to the course that was searched, with what was worked out; 0 where there is no offer', async () => {
  const { user, form } = await openAdd(2);
  await choose(user, form, /^Exam Fee Offer/, 'Yes');
  await save(user, form);
  expect(await form.findByText('Discount percentage is required when offer is active')).toBeVisible();
  await fill(user, form, { 'Exam Fee Discount': '20' });
  await save(user, form);
  expect(await screen.findByText('Course price created successfully')).toBeVisible();
  await waitFor(async () => expect(await packages()).toContain('Full course, 7 months'));

  await user.click(screen.getByRole('link', { name: 'View Full course, 7 months' }));
  const details = await popup('Course Price Details');
  const values = () =>
    [...document.querySelectorAll('[role=dialog] dd')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(await details.findByText('Nayab Subba Preparation')).toBeVisible();
  expect(details.getByText('Active')).toBeVisible();
  const paid = ['Rs 1,130.57', '−20%Without the offer: Rs 565.00Rs 452.00'];
  expect(values().slice(0, 6)).toEqual([...paid, '210', '13%', 'Rs 1,000.50', 'Rs 500.00']);
});

test('a package without an end asks for no days; the call still gets their number', async () => {
  const { user, form, asked } = await openAdd(2);
  await choose(user, form, /^Life Time Access/, 'Yes');
  expect(form.queryByRole('textbox', { name: /^Access Days/ })).not.toBeInTheDocument();
  await save(user, form);
  expect(await screen.findByText('Course price created successfully')).toBeVisible();
  const sent = asked().find((call) => call.startsWith('createCoursePrice')) ?? '';
  expect(JSON.parse(sent.slice('createCoursePrice '.length))).toMatchObject({ is_life_time: 'y', access_days: 36_500 });
  const row = within(await screen.findByRole('row', { name: /Full course, 7 months/ }));
  expect(row.getByRole('cell', { name: 'Life time' })).toBeVisible();
});

test('a package that the course has already is refused at its name, and an amount that a server refuses is told at it', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp(`${list}/edit/18`, { between });
  const form = await popup('Edit Course Price');
  await form.findByRole('textbox', { name: /^Package Name/ });
  await fill(user, form, { 'Package Name': 'FULL course, 5 months', 'Modified Remarks': 'as printed' });
  await save(user, form);
  const name = form.getByRole('textbox', { name: /^Package Name/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription(/This course has a package with this name already/));

  await fill(user, form, { 'Package Name': 'First phase alone' });
  answer.writes = { status: 400, body: { errors: { course_price: ['Ours is another'] } } };
  await save(user, form);
  await waitFor(() => expect(amount(form, 'Price After Tax')).toHaveAccessibleDescription('Ours is another'));
  expect(amount(form, 'Price After Tax')).toHaveFocus();
  answer.writes = undefined;
  await save(user, form);
  expect(await screen.findByText('Course price updated successfully')).toBeVisible();
});

test('a price is deactivated and comes back by Undo', async () => {
  const { user } = await renderApp(searched(2, 'y'));
  await user.click(await screen.findByRole('link', { name: 'Active: Deactivate First phase only' }));
  const question = await popup('Deactivate Course Price');
  const told = 'Learners can no longer choose the package “First phase only” of Nayab Subba Preparation. Nothing is deleted.';
  expect(question.getByText(told)).toBeVisible();
  await press(user, question, 'Deactivate');
  expect(await screen.findByText('Course price deactivated successfully')).toBeVisible();
  await waitFor(async () => expect(await packages()).not.toContain('First phase only'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await packages()).toContain('First phase only'));
});

test('a price that is inactive is activated, and one that is active says so', async () => {
  const { user, unmount } = await renderApp(searched(1, 'n'));
  await user.click(await screen.findByRole('link', { name: 'InActive: Activate Tihar offer 2023' }));
  await press(user, await popup('Activate Course Price'), 'Activate');
  expect(await screen.findByText('Course price activated successfully')).toBeVisible();
  unmount();
  await renderApp(`${list}/activate/1`);
  expect(await (await popup('Activate Course Price')).findByText('This price is active already.')).toBeVisible();
});

test('a price is deleted after a question that names it and its course', async () => {
  const { user } = await renderApp(searched(2, 'y'));
  await user.click(await screen.findByRole('link', { name: 'Delete First phase only' }));
  const question = await popup('Delete Course Price');
  const told = 'The package “First phase only” of Nayab Subba Preparation and its price are deleted.';
  expect(question.getByText(told, { exact: false })).toBeVisible();
  await press(user, question, 'Delete');
  expect(await screen.findByText('Course price deleted successfully')).toBeVisible();
  await waitFor(async () => expect(await packages()).toEqual(['Full course, 5 months', 'नायब सुब्बा पूरा तयारी']));
});

test('in Nepali amounts have its digits, and a life time is told as one', async () => {
  localStorage.setItem('locale', 'ne');
  await renderApp(`${list}/view/8`);
  const details = await popup('कोर्स मूल्यको विवरण');
  expect(await details.findByText('आजीवन')).toBeVisible();
  expect(details.getByText('रु. १७,५१५.००')).toBeVisible();
});
