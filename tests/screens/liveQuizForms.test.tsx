import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, save } from '@tests/support/course';
import { gateBefore } from '@tests/support/gate';
import { moment, type, typeMoment } from '@tests/support/moments';
import { popup, type Queries } from '@tests/support/popups';
import { renderApp } from '@tests/support/renderApp';
import { betweenServer } from '@tests/support/server';
import { settle } from '@tests/support/settle';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Noon in Nepal. Only the date is fake; timers are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:15:00Z') }));
afterEach(() => void vi.useRealTimers());

const list = '/tagLiveQuiz';
const searched = (live_exam_status: string, courses = 1) =>
  `?filter=${JSON.stringify({ courses, year: 2026, live_exam_status })}`;

type Popup = Queries;

async function chooseOption(user: UserEvent, form: Popup, field: RegExp, part: string, option: RegExp | string) {
  const box = await form.findByRole('combobox', { name: field });
  await user.clear(box);
  await user.type(box, part);
  await user.click(await screen.findByRole('option', { name: option }));
}

const sentTo = (asked: () => string[], call: string): unknown => {
  const sent = asked().findLast((each) => each.startsWith(`${call} `)) ?? '';
  return JSON.parse(sent.slice(call.length + 1));
};

test('a model set is tagged with what is missing or wrong told together; its duration is filled in', async () => {
  const { user, asked } = await renderApp(`/modelsetSetup?filter=${JSON.stringify({ courses: 5, year: 2026 })}`);
  await user.click(await screen.findByRole('link', { name: 'Tag NRB Assistant: banking knowledge as a live quiz' }));
  const form = await popup('Tag Modelset');
  expect(await form.findByRole('textbox', { name: /^Exam Duration/ })).toHaveDisplayValue('01:30:00');
  const start = await typeMoment(user, form, 'Start Date Time', '2083-08-06 12:00');
  const end = await typeMoment(user, form, 'End Date Time', '2083-08-06 11:00');
  await save(user, form);
  await waitFor(() => expect(start).toHaveAccessibleDescription('live start date must be after current date time'));
  expect(end).toHaveAccessibleDescription('End date must be after start date');

  await typeMoment(user, form, 'Start Date Time', '2083-08-06 12:01');
  await typeMoment(user, form, 'End Date Time', '2083-08-06 13:30');
  await save(user, form);
  const tooShort = 'The time between start and end must not be shorter than the exam duration';
  await waitFor(() => expect(end).toHaveAccessibleDescription(tooShort));
  await typeMoment(user, form, 'End Date Time', '2083-08-06 13:31');
  await save(user, form);
  expect(await screen.findByText('Model set tagged as a live quiz successfully')).toBeVisible();
  expect(sentTo(asked, 'tagModelsetLive')).toEqual({
    modelset: 13,
    batch: null,
    exam_time_duration: '01:30:00',
    live_start_nep_date: '2083-08-06',
    live_start_date_time: '2026-11-22T12:01:00.000Z',
    live_end_nep_date: '2083-08-06',
    live_end_date_time: '2026-11-22T13:31:00.000Z',
  });
});

test('a time that the batch has another live quiz at is refused at the start, with that named', async () => {
  const { user } = await renderApp(`/modelsetSetup/live/5?filter=${JSON.stringify({ courses: 1, year: 2026 })}`);
  const form = await popup('Tag Modelset');
  await chooseOption(user, form, /^Batch/, 'Online batch B', 'Online batch B');
  const start = await typeMoment(user, form, 'Start Date Time', '2083-08-12 09:30');
  await typeMoment(user, form, 'End Date Time', '2083-08-12 11:00');
  await save(user, form);
  await waitFor(() =>
    expect(start).toHaveAccessibleDescription(
      /^It overlaps with “Full length rehearsal .*”, which is from 2083-08-12 06:00 to 2083-08-12 10:00 BS \(Asia\/Kathmandu\)$/,
    ),
  );
  await waitFor(() => expect(start).toHaveFocus());
  await typeMoment(user, form, 'Start Date Time', '2083-08-12 10:00');
  await save(user, form);
  expect(await screen.findByText('Model set tagged as a live quiz successfully')).toBeVisible();
});

test('a live quiz that has begun can be saved again; another model set brings its duration along', async () => {
  const { user, asked } = await renderApp(`${list}/edit/6${searched('RUNNING')}`);
  const form = await popup('Edit Live Quiz Tag');
  const duration = await form.findByRole('textbox', { name: /^Exam Duration/ });
  expect(duration).toHaveDisplayValue('00:45:00');
  const { date, time } = await moment(form, 'Start Date Time');
  expect([date, time].map((box) => (box instanceof HTMLInputElement ? box.value : ''))).toEqual(['2083-08-05', '06:00']);
  await chooseOption(user, form, /^Model Set/, 'Model Set 1', 'Section Officer Model Set 1');
  await waitFor(() => expect(duration).toHaveDisplayValue('01:30:00'));
  await save(user, form);
  expect(await screen.findByText('Live quiz tag updated successfully')).toBeVisible();
  expect(sentTo(asked, 'updateModelsetLive')).toMatchObject({
    tag_id: 6,
    modelset: 1,
    batch: null,
    exam_time_duration: '01:30:00',
  });
});

test('a duration that is typed before the model set’s has come is the one that is saved', async () => {
  const { between, gate } = gateBefore('getModelsetById');
  const { user, asked } = await renderApp(`${list}/edit/6${searched('RUNNING')}`, { between });
  const form = await popup('Edit Live Quiz Tag');
  await chooseOption(user, form, /^Model Set/, 'Model Set 1', 'Section Officer Model Set 1');
  await fill(user, form, { 'Exam Duration': '004600' });
  gate.open();
  await settle();
  await save(user, form);
  expect(await screen.findByText('Live quiz tag updated successfully')).toBeVisible();
  expect(sentTo(asked, 'updateModelsetLive')).toMatchObject({ modelset: 1, exam_time_duration: '00:46:00' });
});

test('a changed start must be in the future', async () => {
  const { user } = await renderApp(`${list}/edit/6${searched('RUNNING')}`);
  const form = await popup('Edit Live Quiz Tag');
  const { date, time } = await moment(form, 'Start Date Time');
  await type(user, time, '06:01');
  await save(user, form);
  await waitFor(() => expect(date).toHaveAccessibleDescription('live start date must be after current date time'));
  await type(user, time, '06:00');
  await fill(user, form, { 'Exam Duration': '004600' });
  await save(user, form);
  expect(await screen.findByText('Live quiz tag updated successfully')).toBeVisible();
});

test('a colleague’s other time is asked about, in words', async () => {
  const { between, answer } = betweenServer();
  const { user } = await renderApp(`${list}/edit/7${searched('PENDING')}`, { between });
  const form = await popup('Edit Live Quiz Tag');
  await type(user, (await moment(form, 'End Date Time')).time, '11:00');
  answer.records = (record) => ({
    ...record,
    ...('live_end_date_time' in record && { live_end_date_time: '2026-11-28T12:00:00.000Z' }),
  });
  await save(user, form);
  const question = await popup('Changed meanwhile');
  const mine = question.getByRole('radio', { name: 'Mine: 2083-08-12 11:00 (2026-11-28 AD)' });
  expect(question.getByRole('radio', { name: 'Theirs: 2083-08-12 12:00 (2026-11-28 AD)' })).toBeInTheDocument();
  await user.click(mine);
  answer.records = undefined;
  await user.click(question.getByRole('button', { name: 'Save these choices' }));
  expect(await screen.findByText('Live quiz tag updated successfully')).toBeVisible();
});

test('a live quiz is scheduled from its list; the end follows start and duration until it is changed', async () => {
  const { user, asked } = await renderApp(list + searched('PENDING'));
  await user.click(await screen.findByRole('link', { name: 'Schedule a live quiz' }));
  const form = await popup('Schedule a live quiz');
  await waitFor(async () =>
    expect(await form.findByRole('combobox', { name: /^Course/ })).toHaveDisplayValue(/^Section Officer/),
  );
  await chooseOption(user, form, /^Model Set/, 'Model Set 1', 'Section Officer Model Set 1');
  await waitFor(() => expect(form.getByRole('textbox', { name: /^Exam Duration/ })).toHaveDisplayValue('01:30:00'));
  await typeMoment(user, form, 'Start Date Time', '2083-08-07 10:00');
  const { date, time } = await moment(form, 'End Date Time');
  await waitFor(() => expect(time).toHaveDisplayValue('11:30'));
  expect(date).toHaveDisplayValue('2083-08-07');
  expect(form.getByText(/^Ends 2083-08-07 11:30/)).toBeVisible();
  await type(user, time, '12:00');
  expect(form.queryByText(/^Ends /)).not.toBeInTheDocument();
  await type(user, (await moment(form, 'Start Date Time')).time, '10:15');
  expect(time).toHaveDisplayValue('12:00');
  await save(user, form);
  expect(await screen.findByText('Model set tagged as a live quiz successfully')).toBeVisible();
  expect(sentTo(asked, 'tagModelsetLive')).toEqual({
    modelset: 1,
    batch: null,
    exam_time_duration: '01:30:00',
    live_start_nep_date: '2083-08-07',
    live_start_date_time: '2026-11-23T10:15:00.000Z',
    live_end_nep_date: '2083-08-07',
    live_end_date_time: '2026-11-23T12:00:00.000Z',
  });
  expect(await screen.findByRole('row', { name: /Section Officer Model Set 1/ })).toBeVisible();
});
