import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { found, popup } from '@tests/support/bulk';
import { fill, save } from '@tests/support/course';
import { titles } from '@tests/support/courseSearch';
import { renderApp } from '@tests/support/renderApp';
import { followSites } from '@tests/support/sites';
import { expect, test } from 'vitest';
import { recordingCalls } from '@/contract/recording';
import type { Transport } from '@/providers/api/transport';

const batch = { course_id: 1, year: 2026, group: 1 };
const list = found('/liveRecordingSetup', batch);
const video = 'https://www.youtube.com/watch?v=2lAe1cqCOXo';

const sent = (asked: () => readonly string[]) =>
  asked()
    .filter((call) => call.startsWith('createRecording'))
    .map((call) => JSON.parse(call.slice('createRecording '.length)));

/** Answers so to the second recording that is added. */
function refusingSecond(answer: Awaited<ReturnType<Transport>>) {
  let count = 0;
  return (transport: Transport): Transport =>
    async (request) => {
      if (request.call === 'createRecording') count += 1;
      return request.call === 'createRecording' && count === 2 ? answer : transport(request);
    };
}

/** Saves the classes of Sundays and Tuesdays until a day. */
async function saveRepeat(user: UserEvent, form: Awaited<ReturnType<typeof popup>>, until: string) {
  await fill(user, form, { Topics: 'Ratio', 'Class Date': '2083-04-03', 'Video URL': video });
  for (const day of ['Sun', 'Tue']) await user.click(form.getByRole('button', { name: day }));
  await fill(user, form, { 'Repeat Until': until });
  await save(user, form);
}

test('the recordings of a batch are listed as its classes were, with how many there are', async () => {
  await renderApp(list);
  const rows = await titles();
  expect(rows.length).toBeGreaterThan(3);
  const count = await screen.findByText(
    /^\d classes of this batch are recorded\. Whether the videos open isn’t checked here\.$/,
    { selector: '.MuiAlert-message' },
  );
  expect(Number.parseInt(count.textContent ?? '')).toBeGreaterThanOrEqual(rows.length);
});

test('a class outside of the batch’s dates is asked about, and saved once that is ticked', async () => {
  const { user, asked } = await renderApp(found('/liveRecordingSetup/add', batch));
  const form = await popup('Add Live Recording');
  await fill(user, form, { Topics: 'Revision <all>', 'Class Date': '2083-08-05', 'Video URL': video });
  await save(user, form);
  expect(await form.findByText(/^Outside of the batch, which is from 2083-01-01 to 2083-06-31/)).toBeVisible();
  expect(sent(asked)).toEqual([]);
  await user.click(form.getByRole('checkbox', { name: /^The class was outside/ }));
  await save(user, form);
  expect(await screen.findByText('Recording added successfully')).toBeVisible();
  expect(sent(asked)).toMatchObject([
    { group: 1, class_date: '2026-11-21', class_date_nep: '2083-08-05', topics: 'Revision <all>' },
  ]);
});

test('a repeated recording shows its dates first, and makes an entry of each that isn’t left out', async () => {
  const { user, asked } = await renderApp(found('/liveRecordingSetup/add', batch));
  const form = await popup('Add Live Recording');
  await fill(user, form, { Topics: 'Ratio', 'Class Date': '2083-04-03', 'Video URL': video });
  for (const day of ['Sun', 'Tue', 'Thu']) await user.click(form.getByRole('button', { name: day }));
  await fill(user, form, { 'Repeat Until': '2083-04-12' });
  const classes = within(await form.findByRole('group', { name: '5 classes' }));
  const dates = classes.getAllByRole('checkbox');
  expect(dates).toHaveLength(5);
  expect(dates[0]).toBeDisabled();
  expect(await axeFaults(screen.getByRole('dialog'))).toEqual([]);
  if (dates[2]) await user.click(dates[2]);
  await save(user, form);
  expect(await screen.findByText('4 recordings added successfully')).toBeVisible();
  expect(sent(asked).map(({ class_date }) => class_date)).toEqual(['2026-07-19', '2026-07-21', '2026-07-26', '2026-07-28']);
});

test('a repeat needs its weekdays and its end, makes at most a hundred classes, and asks about those outside of the batch’s dates', async () => {
  const { user, asked } = await renderApp(found('/liveRecordingSetup/add', batch));
  const form = await popup('Add Live Recording');
  await fill(user, form, { Topics: 'Ratio', 'Class Date': '2083-06-20', 'Video URL': video });
  await user.click(form.getByRole('button', { name: 'Sun' }));
  await save(user, form);
  const until = form.getByRole('textbox', { name: /^Repeat Until/ });
  await waitFor(() => expect(until).toHaveAccessibleDescription(/This field is required/));
  await fill(user, form, { 'Repeat Until': '2083-06-01' });
  await waitFor(() => expect(until).toHaveAccessibleDescription(/End date must be after start date/));
  await fill(user, form, { 'Repeat Until': '2086-06-01' });
  await waitFor(() => expect(until).toHaveAccessibleDescription(/These are more than 100 classes: choose an earlier day/));
  await fill(user, form, { 'Repeat Until': '2083-07-10' });
  const classes = within(await form.findByRole('group', { name: '4 classes' }));
  expect(classes.getAllByText(/\(outside of the batch\)$/)).toHaveLength(2);
  await save(user, form);
  await waitFor(() => expect(until).toHaveAccessibleDescription(/^Outside of the batch/));
  expect(sent(asked)).toEqual([]);
  // The last one is left out: that there is another one outside is asked again.
  await user.click(classes.getByRole('checkbox', { name: /^2 repeated classes are outside/ }));
  const [last] = classes.getAllByRole('checkbox', { name: /\(outside of the batch\)$/ }).slice(-1);
  if (last) await user.click(last);
  const again = await classes.findByRole('checkbox', { name: /^1 repeated class is outside/ });
  expect(again).not.toBeChecked();
  await user.click(again);
  await save(user, form);
  expect(await screen.findByText('3 recordings added successfully')).toBeVisible();
});

test('a changed class date outside of the batch’s dates is asked about; one that is stored so isn’t again', async () => {
  const { user } = await renderApp(found('/liveRecordingSetup/edit/1', batch));
  const form = await popup('Edit Live Recording');
  await form.findByRole('textbox', { name: /^Class Date/ });
  await fill(user, form, { 'Class Date': '2083-08-05', 'Modified Remarks': 'the right day' });
  await save(user, form);
  expect(await form.findByText(/^Outside of the batch, which is from 2083-01-01 to 2083-06-31/)).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: /^The class was outside/ }));
  await save(user, form);
  expect(await screen.findByText('Recording updated successfully')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Edit Geography of Nepal/ }));
  const again = await popup('Edit Live Recording');
  await again.findByRole('textbox', { name: /^Topics/ });
  await fill(user, again, { Topics: 'Geography', 'Modified Remarks': 'a shorter name' });
  expect(again.queryByRole('checkbox', { name: /^The class was outside/ })).not.toBeInTheDocument();
});

test('what the server has found out of the addresses is told', async () => {
  const states = ['opens', 'broken', 'unchecked'];
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      const response = await transport(request);
      if (request.call !== 'getRecording') return response;
      const { data } = Object(response.body);
      return {
        ...response,
        body: { data: data.map((row: object, at: number) => ({ ...row, link_state: states[at] ?? 'opens' })) },
      };
    };
  await renderApp(list, { between });
  expect(
    await screen.findByText(/recorded\. 1 address doesn’t open\. 1 address isn’t checked yet\.$/, {
      selector: '.MuiAlert-message',
    }),
  ).toBeVisible();
  expect(await screen.findAllByText(/\(doesn’t open\)$/)).toHaveLength(1);
});

test('the question before a deletion tells how many students the batch has', async () => {
  await renderApp(found('/liveRecordingSetup/delete/1', batch));
  const question = await popup('Delete Live Recording');
  expect(await question.findByText(/^“Morning batch, Baisakh” has \d+ students\.$/)).toBeVisible();
});

test('every class is tried; those that are there are told, and another batch gets all of them if one leaves those', async () => {
  const between = refusingSecond({ status: 500, body: {} });
  const { user, asked } = await renderApp(found('/liveRecordingSetup/add', batch), { between });
  const form = await popup('Add Live Recording');
  await saveRepeat(user, form, '2083-04-06');
  expect(await form.findByText(/What you entered is kept/)).toBeVisible();
  await user.click(form.getByRole('combobox', { name: /^Batch/ }));
  const [other] = (await screen.findAllByRole('option')).filter((option) => option.getAttribute('aria-selected') !== 'true');
  await user.click(other ?? document.body);
  expect(form.getByText(/^1 of 2 recordings is there: /)).toBeVisible();
  await save(user, form);
  expect(await form.findByText('Say below what becomes of the recordings that are there')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Leave them as they are' }));
  await save(user, form);
  await waitFor(() => expect(sent(asked).length).toBeGreaterThan(3));
  const [, , ...again] = sent(asked).map(({ group, class_date }) => ({ isOther: group !== 1, class_date }));
  expect(again).toEqual([
    { isOther: true, class_date: '2026-07-19' },
    { isOther: true, class_date: '2026-07-21' },
  ]);
});

test('a repeat whose days are changed after a class was refused asks about those that are there on others', async () => {
  const between = refusingSecond({ status: 500, body: {} });
  const { user } = await renderApp(found('/liveRecordingSetup/add', batch), { between });
  const form = await popup('Add Live Recording');
  await saveRepeat(user, form, '2083-04-06');
  expect(await form.findByText(/^1 of 2 recordings is there: /)).toBeVisible();
  await fill(user, form, { 'Class Date': '2083-04-04' });
  const stays = await form.findByRole('checkbox', {
    name: /^1 recording is there on a day that isn’t chosen any more, and stays: 3 Shrawan 2083/,
  });
  await save(user, form);
  expect(await form.findByText('Say below what becomes of the recordings that are there')).toBeVisible();
  await user.click(stays);
  await save(user, form);
  expect(await screen.findByText(/recordings? added successfully/)).toBeVisible();
});

test('its video is fetched only when it is played', async () => {
  followSites();
  const { user } = await renderApp(found('/liveRecordingSetup/view/1', batch));
  const details = await popup('Live Recording Details');
  const play = await details.findByRole('button', { name: /^Play / });
  expect(document.querySelector('iframe')).toBeNull();
  await user.click(play);
  await waitFor(() => expect(document.querySelector('iframe')).toHaveAttribute('src', expect.stringContaining('https://')));
});

test('once a class was refused, what follows is asked about: another topic is that of the others too', async () => {
  const between = refusingSecond({ status: 409, body: { msg: 'Too many at once' } });
  const { user, asked, services } = await renderApp(found('/liveRecordingSetup/add', batch), { between });
  const form = await popup('Add Live Recording');
  await saveRepeat(user, form, '2083-04-12');
  // The third and the fourth are made, though the second was refused.
  expect(await form.findByText(/^3 of 4 recordings are there: /)).toBeVisible();
  expect(form.getByText(/^Not done, .*: Too many at once$/)).toBeVisible();
  await fill(user, form, { Topics: 'Proportion' });
  await user.click(await form.findByRole('radio', { name: 'Change them too' }));
  await save(user, form);
  expect(await screen.findByText('4 recordings added successfully')).toBeVisible();
  expect(sent(asked)).toHaveLength(5);
  expect(asked().filter((call) => call.startsWith('updateRecording'))).toHaveLength(3);
  const { data } = await services.client.send(recordingCalls.getRecording, batch);
  const made = data.filter(({ topics }) => topics === 'Ratio' || topics === 'Proportion');
  expect(made.map(({ topics, class_date }) => `${topics} ${class_date}`)).toEqual(
    ['2026-07-19', '2026-07-21', '2026-07-26', '2026-07-28'].map((day) => `Proportion ${day}`),
  );
});
