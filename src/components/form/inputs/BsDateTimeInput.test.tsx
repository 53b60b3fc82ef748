import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { HttpError } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { bsDate } from '@/contract/fields';
import { dayOf, moment } from '@/contract/moments';
import { fromBs } from '@/domain/calendar/bikramSambat';
import { BsDateTimeInput } from './BsDateTimeInput';

afterEach(() => void vi.unstubAllEnvs());

const schema = z
  .object({ live_start_nep_date: bsDate, live_start_date_time: moment })
  .check(dayOf('live_start_nep_date', 'live_start_date_time'));
const input = <BsDateTimeInput source="live_start_date_time" nep="live_start_nep_date" near={fromBs('2083-08-07')} />;
const stored = { live_start_nep_date: '2083-08-05', live_start_date_time: '2026-11-21T10:30:00.000Z' };

const date = () => screen.findByRole('textbox', { name: /^(Start Date|सुरु मिति)/ });
const time = () => screen.findByRole('textbox', { name: /^(Time|समय) \(Asia\/Kathmandu\)/ });

test.each(['Asia/Kathmandu', 'America/New_York', 'UTC'])('a browser in %s saves what was typed', async (zone) => {
  vi.stubEnv('TZ', zone);
  const { user, submit, saved } = await openForm(schema, input);
  expect(await screen.findByRole('group', { name: 'Start Date Time' })).toBeVisible();
  await user.tab();
  expect(await date()).toHaveFocus();
  expect(await date()).toHaveAccessibleDescription('Year, month and day, as in 2083-08-07');
  // Daylight saving time in New York skips this hour.
  await user.keyboard('2082/11/24');
  expect(await date()).toHaveAccessibleDescription('Sunday, 2026-03-08 AD');
  await user.tab();
  await user.tab();
  expect(await time()).toHaveFocus();
  await user.keyboard('230');
  expect(await time()).toHaveDisplayValue('230');
  await user.tab();
  expect(await time()).toHaveDisplayValue('02:30');
  expect(await axeFaults()).toEqual([]);
  await submit();
  const sent = { live_start_nep_date: '2082-11-24', live_start_date_time: '2026-03-08T02:30:00.000Z' };
  await waitFor(() => expect(saved).toHaveBeenCalledWith(sent));
});

test.each([
  ['२०८३-०८-०५', '१०:३०'],
  ['２０８３－０８－０５', '１０：３０'],
  ['2083.8.5', '10.30'],
])('%s %s is read', async (typedDate, typedTime) => {
  const { user, submit, saved } = await openForm(schema, input);
  await user.type(await time(), typedTime);
  await user.type(await date(), typedDate);
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith(stored));
});

test('both parts are asked for, each at its box', async () => {
  const { user, submit, saved } = await openForm(schema, input);
  await submit();
  await waitFor(async () => expect(await date()).toHaveAccessibleDescription('This field is required'));
  expect(await time()).toHaveAccessibleDescription('This field is required');
  await user.type(await time(), '10:30');
  await submit();
  await waitFor(async () => expect(await time()).toBeValid());
  expect(await date()).toHaveAccessibleDescription('This field is required');
  expect(await date()).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(/fields need your attention/)).not.toBeInTheDocument());
  await user.type(await date(), '2083-08-05');
  await user.clear(await time());
  await submit();
  await waitFor(async () => expect(await time()).toHaveAccessibleDescription('This field is required'));
  await waitFor(async () => expect(await time()).toHaveFocus());
  expect(await date()).toBeValid();
  expect(saved).not.toHaveBeenCalled();
});

test.each(['24:00', '10:60', '1', 'noon', '१०:६०', 'T10:30'])('the time %s is refused in words, at its box', async (typed) => {
  const { user, submit, saved } = await openForm(schema, input, { record: stored });
  await user.clear(await time());
  await user.type(await time(), typed);
  await submit();
  await waitFor(async () => expect(await time()).toHaveAccessibleDescription('Must be a time from 00:00 to 23:59'));
  await waitFor(async () => expect(await time()).toHaveFocus());
  expect(await date()).toBeValid();
  expect(saved).not.toHaveBeenCalled();
});

const noDate = 'Must be a date of the years 1975 to 2099 BS';

test.each([
  ['2083-08-32', 'This month has 29 days'],
  ['1974-12-30', noDate],
  ['2100-01-01', noDate],
  ['Mangsir', noDate],
])('the date %s is refused in words, at its box', async (typed, words) => {
  const { user, submit, saved } = await openForm(schema, input, { record: stored });
  await user.clear(await date());
  await user.type(await date(), typed);
  await submit();
  await waitFor(async () => expect(await date()).toHaveAccessibleDescription(words));
  expect(await time()).toBeValid();
  expect(await time()).toHaveDisplayValue('10:30');
  expect(saved).not.toHaveBeenCalled();
});

test('the time stays while another day is chosen from the calendar by keyboard', async () => {
  const { user, submit, saved } = await openForm(schema, input, { record: stored });
  await user.click(await date());
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('grid', { name: 'Mangsir 2083' })).toBeVisible();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(async () => expect(await date()).toHaveValue('2083-08-06'));
  await submit();
  const sent = { live_start_nep_date: '2083-08-06', live_start_date_time: '2026-11-22T10:30:00.000Z' };
  await waitFor(() => expect(saved).toHaveBeenCalledWith(sent));
});

test('the server’s message about the whole is shown at the date, which gets the focus', async () => {
  const errors = { live_start_date_time: 'It overlaps' };
  const save = () => Promise.reject(new HttpError('Please correct the marked fields', 400, { errors }));
  const { submit } = await openForm(schema, input, { record: stored, save });
  await submit();
  await waitFor(async () => expect(await date()).toHaveAccessibleDescription('It overlaps'));
  await waitFor(async () => expect(await date()).toHaveFocus());
  expect(await time()).toBeValid();
});

test('a day that isn’t that of the time is one fault', async () => {
  const { submit } = await openForm(schema, input, { record: { ...stored, live_start_nep_date: '2083-08-04' } });
  await submit();
  await waitFor(async () => expect(await date()).toHaveAccessibleDescription('Must be the same day in both calendars'));
});

test('typing in the middle leaves the caret there', async () => {
  const { user } = await openForm(schema, input, { record: stored });
  await user.type(await time(), '{Delete}4', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(await time()).toHaveValue('10:40');
  expect(await time()).toHaveProperty('selectionStart', 4);
});

test('in Nepali it speaks and counts Nepali, and is saved in the digits of the wire', async () => {
  localStorage.setItem('locale', 'ne');
  const { user, submit, saved } = await openForm(schema, input, { record: stored });
  const group = within(await screen.findByRole('group', { name: 'सुरु मिति र समय' }));
  expect(group.getAllByRole('textbox').map((box) => (box instanceof HTMLInputElement ? box.value : ''))).toEqual([
    '२०८३-०८-०५',
    '१०:३०',
  ]);
  await user.clear(await time());
  await user.type(await time(), '१११५');
  await submit();
  const sent = { ...stored, live_start_date_time: '2026-11-21T11:15:00.000Z' };
  await waitFor(() => expect(saved).toHaveBeenCalledWith(sent));
});
