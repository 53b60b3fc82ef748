import { screen, waitFor, within } from '@testing-library/react';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { popup } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

const list = '/batchSetup';
const searched = (course_id: number, year: number) => `?filter=${JSON.stringify({ course_id, year })}`;

const option = (name: string | RegExp) => screen.findByRole('option', { name });

test('batches are searched by course and year, both of which are asked for; a year is this one at first', async () => {
  const { user, asked } = await renderApp(list);
  const form = within(await screen.findByRole('search', { name: 'Search' }));
  const year = await form.findByRole('combobox', { name: /^Year/ });
  await waitFor(() => expect(year).toHaveTextContent(String(new Date().getFullYear())));
  await user.click(form.getByRole('button', { name: 'Search' }));
  expect(await form.findByText('This field is required')).toBeVisible();
  expect(asked().filter((call) => call.startsWith('filterBatch'))).toEqual([]);

  await user.type(await form.findByRole('combobox', { name: /^Course/ }), 'Nayab');
  await user.click(await option(/^Nayab Subba/));
  await user.click(year);
  // Batches are planned for next year.
  expect(await option('2027')).toBeVisible();
  await user.click(await option('2025'));
  await user.click(form.getByRole('button', { name: 'Search' }));
  await waitFor(async () => expect(await titles()).toEqual(['Nayab Subba 2025']));
  const [, row] = screen.getAllByRole('row');
  expect([...(row?.children ?? [])].slice(2, 4).map(({ textContent }) => textContent)).toEqual(['2082-02-01', '2082-07-30']);
});

test('a search that finds nothing says so; what has to be searched for is changed in its form alone', async () => {
  const { user } = await renderApp(`${list}${searched(27, 2024)}`);
  expect(await screen.findByText('Nothing here is all that is chosen above.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
  await user.type(await screen.findByRole('searchbox', { name: 'Search this list' }), 'Kartik');
  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument());
});

test('a batch is added to the course and year that were searched, with its days in both calendars', async () => {
  const { user, asked } = await renderApp(`${list}/add${searched(2, 2026)}`);
  const form = await popup('Add Batch');
  expect(await form.findByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Nayab Subba/);
  expect(form.getByRole('combobox', { name: /^Year/ })).toHaveTextContent('2026');
  await fill(user, form, { 'Batch Name': 'Kartik <batch>', 'Start Date': '2083/7/2', 'End Date': '2083/7/1' });
  await save(user, form);
  expect(await form.findByText('End date must be after start date')).toBeVisible();
  await fill(user, form, { 'End Date': '2083/12/29' });
  await save(user, form);
  expect(await screen.findByText('Batch created successfully')).toBeVisible();
  await waitFor(async () => expect(await titles()).toContain('Kartik <batch>'));
  const sent = asked().find((call) => call.startsWith('createBatch')) ?? '';
  expect(JSON.parse(sent.slice('createBatch '.length))).toMatchObject({
    courses: 2,
    batch_year: 2026,
    batch_start_date: '2026-10-19',
    batch_end_date_nep: '2083-12-29',
    batch_end_date: '2027-04-12',
  });
});

test('a name that the course has already is refused at the name, and what a tagged batch keeps at its field', async () => {
  const { user } = await renderApp(`${list}/edit/1${searched(1, 2026)}`);
  const form = await popup('Edit Batch');
  await form.findByRole('textbox', { name: /^Batch Name/ });
  await fill(user, form, { 'Batch Name': 'EVENING batch, baisakh', 'Modified Remarks': 'as printed' });
  await save(user, form);
  const name = form.getByRole('textbox', { name: /^Batch Name/ });
  await waitFor(() => expect(name).toHaveAccessibleDescription(/This course has a batch with this name already/));
  await fill(user, form, { 'Batch Name': 'Early batch' });
  await user.click(form.getByRole('combobox', { name: /^Year/ }));
  await user.click(await option('2025'));
  await save(user, form);
  expect(
    await form.findByText(/^It is tagged: its course and year stay.* It has live quizzes: its course and year stay/),
  ).toBeVisible();
  await user.click(form.getByRole('combobox', { name: /^Year/ }));
  await user.click(await option('2026'));
  await save(user, form);
  expect(await screen.findByText('Batch updated successfully')).toBeVisible();
});

test('the details tell each day in both calendars', async () => {
  await renderApp(`${list}/view/1${searched(1, 2026)}`);
  const details = await popup('Batch Details');
  expect(await details.findByText('Tuesday, 1 Baisakh 2083, 2026-04-14 AD')).toBeVisible();
});

test('a batch is deleted after a question; one that is tagged says what is tagged with it', async () => {
  const { user, unmount } = await renderApp(`${list}${searched(5, 2026)}`);
  await user.click(await screen.findByRole('link', { name: 'Delete NRB Assistant, Kartik' }));
  const question = await popup('Delete Batch');
  expect(question.getByText(/ of Nepal Rastra Bank Assistant Second is deleted\.$/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Batch deleted successfully')).toBeVisible();
  expect(await screen.findByText('No Records Found !!')).toBeVisible();
  unmount();
  const { user: other } = await renderApp(`${list}/delete/1${searched(1, 2026)}`);
  await other.click((await popup('Delete Batch')).getByRole('button', { name: 'Delete' }));
  expect(
    await (await popup('Delete Batch')).findByText(/“Section Officer Model Set 1”, “Section Officer Model Set 2”/),
  ).toBeVisible();
});

test('a search is carried over to lists with other field names', async () => {
  const { user, unmount } = await renderApp(`${list}${searched(2, 2025)}`);
  await waitFor(async () => expect(await titles()).toEqual(['Nayab Subba 2025']));
  await user.keyboard('{Escape}');
  unmount();
  await renderApp('/modelsetSetup');
  await waitFor(async () => expect(await titles()).toEqual(['Nayab Subba Model Set 1']));
});

test('a batch that is shortened asks about the recordings that its new days leave out', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      if (request.call === 'getRecording') await waiting;
      return transport(request);
    };
  const { user } = await renderApp(`${list}/edit/1${searched(1, 2026)}`, { between });
  const form = await popup('Edit Batch');
  await form.findByRole('textbox', { name: /^Start Date/ });
  await fill(user, form, { 'Start Date': '2083/2/1', 'Modified Remarks': 'began later' });
  await save(user, form);
  expect(await form.findByText('What this depends on is still being read: save again in a moment')).toBeVisible();
  answer();
  const right = await form.findByRole('checkbox', { name: /^1 recording, of 2083-01-27, is outside of these days/ });
  await save(user, form);
  expect(await form.findByText(/^Recordings outside of these days: 1/)).toBeVisible();
  await user.click(right);
  await save(user, form);
  expect(await screen.findByText('Batch updated successfully')).toBeVisible();
});
