import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { answering, chosenText, confirm, found, pick, popup } from '@tests/support/bulk';
import { titles } from '@tests/support/courseSearch';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';
import { batchTagCalls } from '@/contract/batchTag';
import type { Transport } from '@/providers/api/transport';

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
  // Nobody is moved who isn't meant to be.
  const moves = await form.findByRole('checkbox', { name: /^and move \d+, who are in another batch$/ });
  expect(moves).not.toBeChecked();
  expect(form.queryByText(/leaves? “/)).not.toBeInTheDocument();
  await user.click(moves);
  await waitFor(() => expect(form.getAllByText(/students? leaves? “.*” and loses?: \d/).length).toBeGreaterThan(1));
  const leaving = form
    .getAllByText(/students? leaves? “.*” and loses?: \d/)
    .reduce((sum, { textContent }) => sum + numbersIn(textContent), 0);
  expect(await form.findByText(/^“Evening batch, Baisakh” has: \d recordings, 1 model set, 1 live quiz/)).toBeVisible();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  const button = form.getByRole('button', { name: /^Tag \d+ and move \d+$/ });
  const [toTag = 0, toMove = 0] = (button.textContent.match(/\d+/g) ?? []).map(Number);
  expect([toTag + toMove, toMove]).toEqual([count, leaving]);
  await user.click(button);

  const told = await form.findByText(`${count} students were chosen:`);
  const kinds = form.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(kinds).toHaveLength(4);
  expect(kinds.reduce((sum, kind) => sum + numbersIn(kind), 0)).toBe(count);
  expect(told.closest('[role=status]')).toHaveFocus();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  const moved = numbersIn(kinds[1]);
  const tagged = numbersIn(kinds[0]);
  expect(leaving).toBe(moved);
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(`${moved + tagged} changes were taken back.`)).toBeVisible();
  const back = asked().filter((call) => call.startsWith('updateBatchTag'));
  expect(new Set(back.map((call) => JSON.parse(call.slice('updateBatchTag '.length)).group)).size).toBeGreaterThan(1);
  // The form is there again, as it was sent.
  expect(await form.findByRole('button', { name: `Tag ${toTag} and move ${toMove}` })).toBeVisible();
  expect(form.getByRole('combobox', { name: /^Batch/ })).toHaveDisplayValue(/^Evening batch/);
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
  await user.click(await form.findByRole('checkbox', { name: /^and move \d/ }));
  await user.click(await form.findByRole('button', { name: /^(?:Tag|Move) \d.* move \d+$|^Move \d+ students?$/ }));
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
    await question.findByText(/^Lost with “Morning batch, Baisakh”: \d recordings, \d model sets?, \d live quiz/),
  ).toBeVisible();
  await confirm(user, question, 'Delete');
  expect(await screen.findByText('Students removed from the batch: 2')).toBeVisible();
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

test('a move is taken back exactly, and nothing that a colleague has done meanwhile', async () => {
  const { user, services } = await renderApp(`${report('n')}&perPage=25`);
  const names = await titles();
  const tags = async (group: number) =>
    (await services.client.send(batchTagCalls.filterBatchTag, { course_id: 1, year: 2026, group, is_deleted: 'n' })).data;
  const send = services.client.send;
  const ofEvening = { courses: 1, year: 2026, group: 2 };
  const morning = await tags(1);
  const shown = morning.filter(({ student_name }) => names.includes(student_name));
  // One whose package hasn't ended has been in the evening batch before, so that another tag is recovered there.
  await send(batchTagCalls.deleteBatchTag, { student_list: shown.map(({ iid }) => iid) });
  const student_list = shown.map(({ student_iid }) => student_iid ?? 0);
  const { data } = await send(batchTagCalls.tagBatch, { ...ofEvening, student_list });
  const inEvening = (await tags(2)).filter(({ student_iid }) => student_iid && data?.tagged.includes(student_iid));
  expect(inEvening).not.toHaveLength(0);
  await send(batchTagCalls.deleteBatchTag, { student_list: inEvening.map(({ iid }) => iid) });
  for (const { iid } of shown) await send(batchTagCalls.recoverBatchTag, { id: String(iid) });
  const whole = await tags(1);

  for (const name of names) await user.click(await rowsBox(name ?? ''));
  await user.click(screen.getByRole('link', { name: `Edit (${names.length})` }));
  const form = await popup('Move Students');
  await pick(user, form, evening);
  await confirm(user, form, `Move ${names.length} students`);
  expect(await form.findByText(`${names.length} moved from another batch`)).toBeVisible();
  const last = names.at(-1);
  const colleagues = (await tags(2)).filter(({ student_name }) => student_name === last);
  await send(batchTagCalls.deleteBatchTag, { student_list: colleagues.map(({ iid }) => iid) });
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText(`Taken back: ${names.length - 1}. 1 student was changed by somebody else meanwhile, and stays so.`),
  ).toBeVisible();
  const standing = (rows: typeof whole) => rows.map(({ iid }) => iid).toSorted((one, other) => one - other);
  expect(standing(await tags(1))).toEqual(standing(whole.filter(({ student_name }) => student_name !== last)));
  expect((await tags(2)).map(({ student_name }) => student_name)).not.toContain(last);
});

test('who has left the batch meanwhile is told apart, and a removal is taken back for those alone whom it removed', async () => {
  const { user, services } = await renderApp(report('n'));
  const names = await titles();
  for (const name of names.slice(0, 3)) await user.click(await rowsBox(name ?? ''));
  const tags = async () =>
    (await services.client.send(batchTagCalls.filterBatchTag, { course_id: 1, year: 2026, group: 1, is_deleted: 'n' })).data;
  const leave = async (name: string | undefined) => {
    const iid = (await tags()).find(({ student_name }) => student_name === name)?.iid ?? 0;
    await services.client.send(batchTagCalls.deleteBatchTag, { student_list: [iid] });
  };
  await user.click(screen.getByRole('link', { name: 'Delete (3)' }));
  const question = await popup('Delete Batch Tag');
  await leave(names[0]);
  await confirm(user, question, 'Delete');
  expect(await screen.findByText('Students removed from the batch: 2. Had left it before: 1')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('2 changes were taken back.')).toBeVisible();
  await waitFor(async () => expect(await titles()).not.toContain(names[0]));
  expect(await titles()).toContain(names[1]);

  await user.click(await rowsBox(names[1] ?? ''));
  await user.click(await rowsBox(names[2] ?? ''));
  await user.click(screen.getByRole('link', { name: 'Edit (2)' }));
  const form = await popup('Move Students');
  await pick(user, form, evening);
  await leave(names[1]);
  await confirm(user, form, 'Move 2 students');
  expect(await form.findByText('2 students were chosen:')).toBeVisible();
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 moved from another batch Export CSV',
    '1 is not moved, having left the batch meanwhile Export CSV',
  ]);
});

test('where it can’t be read what a batch has, that is said, and read again', async () => {
  const { user } = await renderApp(report('n'), {
    between: answering('getRecording', (count) => (count <= 1 ? { status: 500, body: {} } : undefined)),
  });
  const [name = ''] = await titles();
  await user.click(await rowsBox(name));
  await user.click(screen.getByRole('link', { name: 'Delete (1)' }));
  const question = await popup('Delete Batch Tag');
  await user.click(await question.findByRole('button', { name: 'Try again' }));
  expect(await question.findByText(/^Lost with “Morning batch, Baisakh”: \d recordings/)).toBeVisible();
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

test('what can be taken back is, though one batch is gone; who is left is told', async () => {
  const isGone = { now: false };
  const between =
    (transport: Transport): Transport =>
    async (request) =>
      isGone.now && request.call === 'updateBatchTag' ? { status: 404, body: { msg: 'Batch not found' } } : transport(request);
  const { user, asked } = await renderApp(enrolled, { between });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  await user.click(await screen.findByRole('button', { name: /^Select all \d+ that match$/ }));
  await chosenText();
  await user.click(screen.getByRole('link', { name: /^Tag Batch/ }));
  const form = await popup('Tag Batch');
  await pick(user, form, evening);
  await user.click(await form.findByRole('checkbox', { name: /^and move \d/ }));
  await user.click(await form.findByRole('button', { name: /^Tag \d+ and move \d+$/ }));
  const moved = numbersIn((await form.findByText(/^\d+ moved from another batch$/)).textContent);
  isGone.now = true;
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(await form.findByText(/^Taken back: \d+\. The others can’t be taken back: Batch not found$/)).toBeVisible();
  expect(form.getByText(`${moved} are where Undo found them`)).toBeVisible();
  // Those who were tagged have left the batch all the same.
  expect(asked().some((call) => call.startsWith('deleteBatchTag'))).toBe(true);
  isGone.now = false;
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^\d+ changes were taken back\.$/)).toBeVisible();
});
