import students from '@fixtures/student.json';
import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { chosenText, confirm, found, pick, popup } from '@tests/support/bulk';
import { titles } from '@tests/support/courseSearch';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';

const enroll_date = { from_nep: '2081-01-01', from: '2024-04-13', to_nep: '2083-08-10', to: '2026-11-26' };
const enrolled = found('/batchTag', { courses: 1, courseprice: [1, 2, 5, 8, 11], enroll_date });
const report = (is_deleted: 'n' | 'y') => found('/batchTagReport', { course_id: 1, year: 2026, group: 1, is_deleted });
const evening = { Batch: 'Evening batch, Baisakh' };

const search = async () => within(await screen.findByRole('search', { name: 'Search' }));
const rowsBox = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const numbersIn = (text: string | null | undefined) => Number(/^\d+/.exec(text ?? '')?.[0]);

test('students are searched by course, packages and dates, all of which are asked for', async () => {
  const { user, asked } = await renderApp('/batchTag');
  expect(await screen.findAllByRole('textbox', { name: /^Enrolled/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Open the calendar: Enrolled From' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Please select at least one package')).toBeVisible();
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  expect(asked().filter((call) => call.startsWith('filterStudent'))).toEqual([]);
  await user.keyboard('{Escape}');
  await pick(user, await search(), { Course: 'Section Officer', Packages: 'Weekend classes' });
  expect(await screen.findByRole('button', { name: /^Weekend classes/ })).toBeVisible();
});

test('all that match are tagged at once: the outcomes add up to them, and who moved is moved back', async () => {
  const { user, asked } = await renderApp(enrolled);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: /^Select all \d+ that match$/ }));
  const count = numbersIn((await chosenText()).textContent);
  await user.click(screen.getByRole('link', { name: `Tag Batch (${count})` }));
  const form = await popup('Tag Batch');
  await pick(user, form, evening);
  await waitFor(() => expect(form.getAllByText(/students? leaves? “.*” and loses?: \d/).length).toBeGreaterThan(1));
  expect(await form.findByText(/^“Evening batch, Baisakh” has: \d recordings, 1 model set, 1 live quiz/)).toBeVisible();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  await confirm(user, form, `Tag ${count} students`);

  const told = await form.findByText(`${count} students were chosen:`);
  const kinds = form.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(kinds).toHaveLength(4);
  expect(kinds.reduce((sum, kind) => sum + numbersIn(kind), 0)).toBe(count);
  expect(told.closest('[role=status]')).toHaveFocus();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  const moved = numbersIn(kinds[1]);
  await user.click(form.getByRole('button', { name: `Move ${moved} back` }));
  expect(await screen.findByText(`${moved} students are in their former batch again`)).toBeVisible();
  const batches = asked().filter((call) => call.startsWith('tagBatch'));
  expect(new Set(batches.slice(1).map((call) => JSON.parse(call.slice('tagBatch '.length)).group)).size).toBeGreaterThan(1);
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('0 selected')).toBeInTheDocument();
});

test('each kind of outcome is saved as a list', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderApp(enrolled);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('link', { name: 'Tag Batch (5)' }));
  const form = await popup('Tag Batch');
  await pick(user, form, evening);
  await confirm(user, form, 'Tag 5 students');
  const [first] = await form.findAllByRole('button', { name: /^Export CSV: / });
  if (first) await user.click(first);
  expect(click.mock.contexts.map((link) => Object(link).download)).toEqual([expect.stringMatching(/^\d .*\.csv$/)]);
});

test('the report tells who is in a batch; chosen ones leave it after a question, and one button takes it back', async () => {
  const { user } = await renderApp(report('n'));
  const names = await titles();
  for (const name of names.slice(0, 2)) await user.click(await rowsBox(name ?? ''));
  await user.click(screen.getByRole('link', { name: 'Delete (2)' }));
  const question = await popup('Delete Batch Tag');
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(names.slice(0, 2));
  expect(
    await question.findByText(/^2 students leave “Morning batch, Baisakh” and lose: \d recordings, \d model sets?, \d live quiz/),
  ).toBeVisible();
  await confirm(user, question, 'Delete');
  expect(await screen.findByText('Students removed from the batch')).toBeVisible();
  await waitFor(async () => expect(await titles()).not.toContain(names[0]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 changes were taken back.')).toBeVisible();
  await waitFor(async () => expect(await titles()).toEqual(names));
});

test('chosen students move to another batch', async () => {
  const { user } = await renderApp(report('n'));
  const [name = ''] = await titles();
  await user.click(await rowsBox(name));
  await user.click(screen.getByRole('link', { name: 'Edit (1)' }));
  const form = await popup('Move Students');
  expect(form.getByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Section Officer/);
  await pick(user, form, evening);
  await confirm(user, form, 'Move 1 student');
  expect(await form.findByText('1 moved from another batch')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await titles()).not.toContain(name));
});

test('who left a batch is recovered', async () => {
  const { user } = await renderApp(report('y'));
  const names = await titles();
  const name = 'Dikshya Basnet';
  expect(names).toContain(name);
  await user.click(await screen.findByRole('link', { name: `Restore ${name}` }));
  const question = await popup('Recover Batch Tag');
  expect(question.getByText(`“${name}” is in the batch “Morning batch, Baisakh” again.`)).toBeVisible();
  await confirm(user, question, 'Recover');
  expect(await screen.findByText('Student recovered successfully')).toBeVisible();
  await waitFor(async () => expect(await titles()).not.toContain(name));
});

test('a pasted roster is sorted line by line; a doubtful line is chosen in place, and all who are meant are tagged', async () => {
  const { user, asked } = await renderApp('/batchTag/roster');
  const form = await popup('Add a Roster');
  await pick(user, form, { Course: 'Section Officer', ...evening });
  const twice = students.filter(({ full_name }) => full_name === 'Sita Rai');
  expect(twice).toHaveLength(2);
  const area = form.getByRole('textbox', { name: /^Students/ });
  await user.click(area);
  await user.paste(['Nobody at all', '9859561687', 'aarav.karki@example.com.np', '', 'Alisha Ojha'].join('\n'));
  expect(await form.findByText(/^4 lines, students to tag: \d$/)).toBeVisible();
  expect(form.getByRole('heading', { name: '1 unknown' })).toBeVisible();
  expect(form.getByRole('heading', { name: '1 named above already' })).toBeVisible();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  await confirm(user, form, 'Tag these students');
  expect(await form.findByText(/^\d+ students? (?:was|were) chosen:$/)).toBeVisible();
  expect(asked().filter((call) => call.startsWith('tagBatch'))).toHaveLength(1);
});
