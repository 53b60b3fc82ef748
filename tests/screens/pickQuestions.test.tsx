import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { submit } from '@tests/support/forms';
import { gateBefore } from '@tests/support/gate';
import { renderApp } from '@tests/support/renderApp';
import { expect, test } from 'vitest';
import type { Transport } from '@/providers/api/transport';

const page = '/modelsetQuizView/2/pick';
const search = () => screen.findByRole('searchbox', { name: 'Search this list' });
const part = async () => within(await screen.findByRole('region', { name: 'Picked questions' }));
const picked = async () =>
  within(await (await part()).findByRole('list', { name: 'Picked questions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const tick = (name: RegExp) => screen.findByRole('checkbox', { name });

test('what is ticked is kept while another search is made, and says what it brings', async () => {
  const { user } = await renderApp(page);
  await screen.findByRole('heading', { level: 1, name: 'Pick questions · Section Officer Model Set 2' });
  expect(await (await part()).findByText('Tick questions in the list to pick them.')).toBeVisible();
  await user.type(await search(), 'initial setting time');
  await user.click(await tick(/^Select The initial setting time/));
  await user.clear(await search());
  await user.type(await search(), 'Reynolds');
  await user.click(await tick(/^Select Reynolds number/));
  expect(await (await part()).findByText('2 questions picked')).toBeVisible();
  expect(await picked()).toEqual([
    expect.stringMatching(/The initial.*Question 26/),
    expect.stringMatching(/Reynolds.*Question 27/),
  ]);
  expect((await part()).getByText(/^\d+ marks stand in the model set, and \d+ come: \d+ of \d+\.$/)).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

test('questions are ordered by their buttons and keys, and taken out again', async () => {
  const { user } = await renderApp(page);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const before = await picked();
  const buttons = (await part()).getAllByRole('button', { name: /^Move .* down$/ });
  await user.click(buttons[0] ?? document.body);
  await waitFor(async () => expect((await picked())[1]?.slice(0, 20)).toBe(before[0]?.slice(0, 20)));
  const ups = (await part()).getAllByRole('button', { name: /^Move .* up$/ });
  ups[1]?.focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(async () => expect(await picked()).toEqual(before));
  const count = before.length;
  await user.click((await part()).getAllByRole('button', { name: /^Remove / })[0] ?? document.body);
  await waitFor(async () => expect(await picked()).toHaveLength(count - 1));
});

test('all are added in one go, in their order, with the marks spread evenly, and the model set shows them', async () => {
  const { user, asked } = await renderApp(page);
  await user.type(await search(), 'initial setting time');
  await user.click(await tick(/^Select The initial setting time/));
  await user.clear(await search());
  await user.type(await search(), 'Reynolds');
  await user.click(await tick(/^Select Reynolds number/));
  const form = await part();
  const sum = await form.findByRole('textbox', { name: /^Marks to Spread/ });
  await user.clear(sum);
  await user.type(sum, '5');
  await waitFor(async () =>
    expect(await picked()).toEqual([expect.stringContaining('2.5 marks'), expect.stringContaining('2.5 marks')]),
  );
  await submit(user);
  expect(await screen.findByText('2 questions were added.')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/modelsetQuizView/2'));
  const sent = asked().filter((call) => call.startsWith('quizTag '));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toContain('"quiz":75');
  expect(sent[0]).toContain('"modelset":2');
  expect(sent[0]).toContain('"modelset_order_priority":26,"marks_weightage":2.5');
  expect(sent[1]).toContain('"modelset_order_priority":27,"marks_weightage":2.5');
});

test('what is in the model set already is shown as such, and can’t be picked', async () => {
  const { user } = await renderApp('/modelsetQuizView/1/pick');
  await user.type(await search(), 'Match the lake');
  const row = await screen.findByRole('row', { name: /Match the lake/ });
  expect(await within(row).findByText('In this model set already: question 1')).toBeVisible();
  expect(within(row).getByRole('checkbox')).toBeDisabled();
});

test('a refused question stays picked, and is named with the reason', async () => {
  const between =
    (transport: Transport): Transport =>
    async (request) =>
      request.call === 'quizTag' && /quiz\\?":75/.test(JSON.stringify(request))
        ? { status: 400, body: { errors: { modelset: ['Quiz already added in this modelset'] } } }
        : transport(request);
  const { user } = await renderApp(page, { between });
  await user.type(await search(), 'initial setting time');
  await user.click(await tick(/^Select The initial setting time/));
  await user.clear(await search());
  await user.type(await search(), 'Reynolds');
  await user.click(await tick(/^Select Reynolds number/));
  await part();
  await submit(user);
  expect(
    await (await part()).findByText(/^The initial setting time.*: Model Set: Quiz already added in this modelset$/),
  ).toBeVisible();
  expect(await picked()).toHaveLength(1);
});

test('what is picked while others are added stays picked', async () => {
  const { between, gate } = gateBefore('quizTag');
  const { user } = await renderApp(page, { between });
  await user.type(await search(), 'initial setting time');
  await user.click(await tick(/^Select The initial setting time/));
  await part();
  await submit(user);
  expect(await (await part()).findByText('Adding questions')).toBeVisible();
  await user.clear(await search());
  await user.type(await search(), 'Reynolds');
  await user.click(await tick(/^Select Reynolds number/));
  gate.open();
  expect(await screen.findByText('1 question was added.')).toBeVisible();
  expect(await picked()).toEqual([expect.stringContaining('Reynolds number')]);
  expect(window.location.pathname).toBe(page);
});

test('where questions have levels, those of a number have the same marks: there is no choice', async () => {
  const { user } = await renderApp('/modelsetQuizView/18/pick');
  await waitFor(() => expect(window.location.pathname).toBe('/modelsetQuizkuView/18/pick'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  expect((await part()).queryByRole('radio', { name: 'By level' })).not.toBeInTheDocument();
});

test('marks go by level', async () => {
  const { user } = await renderApp(page);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows' }));
  const form = await part();
  await user.click(await form.findByRole('radio', { name: 'By level' }));
  const marks = await form.findAllByRole('textbox', { name: /^Marks: / });
  expect(marks.length).toBeGreaterThan(0);
  for (const input of marks) {
    await user.clear(input);
    await user.type(input, '3');
  }
  await waitFor(async () => expect((await picked()).every((text) => text?.includes('3 marks'))).toBe(true));
});

test('what is picked is there again after another page', async () => {
  const { user, unmount } = await renderApp(page);
  await user.type(await search(), 'Reynolds');
  await user.click(await tick(/^Select Reynolds number/));
  unmount();
  await renderApp(page);
  expect(await picked()).toEqual([expect.stringContaining('Reynolds number')]);
});
