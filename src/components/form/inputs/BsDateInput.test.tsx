import { screen, waitFor, within } from '@testing-library/react';
import { renderWidget } from '@tests/support/renderWidget';
import axe from 'axe-core';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordForm } from '@/components/form/RecordForm';
import { courseDateForm } from '@/contract/course';
import { BsDateInput } from './BsDateInput';

// 2083-08-05 BS, a Saturday. Only the date is faked: timers run as usual.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 0, 30) }));
afterEach(() => void vi.useRealTimers());

const stored = { updated_date_nep: '2081-05-14', updated_date_eng: '2024-08-30' };

async function open(record = {}, save = vi.fn(async () => undefined)) {
  const { user } = await renderWidget(
    <RecordForm schema={courseDateForm} record={record} save={save} onSaved={() => undefined}>
      <BsDateInput source="updated_date_nep" ad="updated_date_eng" />
    </RecordForm>,
  );
  const input = await screen.findByRole('textbox', { name: /Course Date|मिति/ });
  const openCalendar = async () => {
    await user.click(screen.getByRole('button', { name: /^Open the calendar: / }));
    return screen.findByRole('dialog', { name: /^Bikram Sambat calendar: / });
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, input, save, openCalendar, submit };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('both dates are saved of one that is typed', async () => {
  const { user, input, save, submit } = await open();
  expect(input).toHaveAccessibleDescription('Year, month and day, as in 2083-08-05');
  await user.type(input, '2081/5/14');
  expect(input).toHaveValue('2081/5/14');
  expect(input).toHaveAccessibleDescription('Friday, 2024-08-30 AD');
  await user.tab();
  expect(input).toHaveValue('2081-05-14');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ updated_date_nep: '2081-05-14', updated_date_eng: '2024-08-30' }));
});

test('a date that is missing is one fault, not two', async () => {
  const { input, save, submit } = await open();
  await submit();
  await waitFor(() => expect(input).toHaveAccessibleDescription('This field is required'));
  await waitFor(() => expect(screen.queryByText(/fields need your attention/)).not.toBeInTheDocument());
  await waitFor(() => expect(input).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('digits may be Devanagari, on the wire they never are', async () => {
  const { user, input, save, submit } = await open();
  await user.type(input, '२०८१-०५-१४');
  await user.tab();
  expect(input).toHaveValue('2081-05-14');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledWith(stored));
});

test('in Nepali the field and the calendar speak and count Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  const { user, input } = await open(stored);
  expect(input).toHaveValue('२०८१-०५-१४');
  expect(input).toHaveAccessibleDescription('ई.सं. २०२४-०८-३०, शुक्रबार');
  await user.click(screen.getByRole('button', { name: /^पात्रो खोल्नुहोस्: / }));
  expect(await screen.findByRole('grid', { name: 'भदौ २०८१' })).toBeVisible();
  expect(focused()).toBe('शुक्रबार, २०८१ भदौ १४ गते, ई.सं. २०२४-०८-३०');
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(input).toHaveValue('२०८१-०५-१५'));
});

test('typing in the middle leaves the caret there', async () => {
  const { user, input } = await open(stored);
  await user.type(input, '{Delete}7', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(input).toHaveValue('2087-05-14');
  expect(input).toHaveProperty('selectionStart', 4);
});

test('a day that the month does not have is refused at the field, which takes the focus', async () => {
  const { user, input, save, submit } = await open(stored);
  await user.clear(input);
  await user.type(input, '2081-05-32');
  await submit();
  await waitFor(() => expect(input).toHaveAccessibleDescription('This month has 31 days'));
  await waitFor(() => expect(input).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('faults of the Gregorian date are shown at the field, too', async () => {
  const { input, submit } = await open({ ...stored, updated_date_eng: '2024-08-29' });
  await submit();
  await waitFor(() => expect(input).toHaveAccessibleDescription('Must be the same day in both calendars'));
  expect(input).toBeInvalid();
});

test('the server’s message is shown at the field', async () => {
  const refusal = new HttpError('Please correct the marked fields', 400, { errors: { updated_date_nep: 'That was a holiday' } });
  const { input, submit } = await open(stored, vi.fn().mockRejectedValue(refusal));
  await submit();
  await waitFor(() => expect(input).toHaveAccessibleDescription('That was a holiday'));
  await waitFor(() => expect(input).toHaveFocus());
});

test('a year whose calendar is not published says so', async () => {
  const { input } = await open({ updated_date_nep: '2084-01-01', updated_date_eng: '2027-04-14' });
  expect(input).toHaveAccessibleDescription(/^Wednesday, 2027-04-14 AD.*Calendars after 2083 BS are not published yet/);
});

test('the calendar begins with today, and both dates follow the day that is chosen', async () => {
  const { user, input, save, openCalendar, submit } = await open();
  const calendar = await openCalendar();
  const days = within(calendar);
  expect(focused()).toBe('Saturday, 5 Mangsir 2083, 2026-11-21 AD');
  expect(document.activeElement).toHaveAttribute('aria-current', 'date');
  await user.click(days.getByRole('button', { name: /^Sunday, 6 Mangsir 2083/ }));
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Open the calendar: / })).toHaveFocus());
  expect(input).toHaveValue('2083-08-06');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ updated_date_nep: '2083-08-06', updated_date_eng: '2026-11-22' }));
});

test.each([
  ['{ArrowRight}', 'Saturday, 15 Bhadra 2081, 2024-08-31 AD'],
  ['{ArrowLeft}', 'Thursday, 13 Bhadra 2081, 2024-08-29 AD'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Friday, 4 Ashwin 2081, 2024-09-20 AD'],
  ['{ArrowUp}', 'Friday, 7 Bhadra 2081, 2024-08-23 AD'],
  ['{Home}', 'Sunday, 9 Bhadra 2081, 2024-08-25 AD'],
  ['{End}', 'Saturday, 15 Bhadra 2081, 2024-08-31 AD'],
  ['{PageUp}', 'Monday, 14 Shrawan 2081, 2024-07-29 AD'],
  ['{PageDown}', 'Monday, 14 Ashwin 2081, 2024-09-30 AD'],
  ['{Shift>}{PageUp}{/Shift}', 'Thursday, 14 Bhadra 2080, 2023-08-31 AD'],
  ['{Shift>}{PageDown}{/Shift}', 'Saturday, 14 Bhadra 2082, 2025-08-30 AD'],
])('%s leads from Friday, 14 Bhadra 2081 to %s', async (keys, day) => {
  const { user, openCalendar } = await open(stored);
  await openCalendar();
  expect(focused()).toBe('Friday, 14 Bhadra 2081, 2024-08-30 AD');
  await user.keyboard(keys);
  expect(focused()).toBe(day);
});

test.each(['{Enter}', ' '])('«%s» chooses the day, Escape none', async (key) => {
  const { user, input, openCalendar } = await open(stored);
  let calendar = await openCalendar();
  await user.keyboard('{ArrowRight}{Escape}');
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Open the calendar: / })).toHaveFocus());
  expect(input).toHaveValue('2081-05-14');

  calendar = await openCalendar();
  await user.keyboard(`{ArrowRight}${key}`);
  await waitFor(() => expect(calendar).not.toBeInTheDocument());
  expect(input).toHaveValue('2081-05-15');
});

test('month and year are chosen, and the focus stays where it was', async () => {
  const { user, openCalendar } = await open(stored);
  const calendar = within(await openCalendar());
  await user.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'Baisakh');
  await user.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '2083');
  await waitFor(() => expect(calendar.getByRole('combobox', { name: 'Year' })).toHaveFocus());
  await user.click(calendar.getByRole('button', { name: 'Next month' }));
  const grid = calendar.getByRole('grid', { name: 'Jestha 2083' });
  expect(within(grid).getAllByRole('button')).toHaveLength(31);
  await user.click(calendar.getByRole('button', { name: 'Previous month' }));
  expect(calendar.getByRole('grid', { name: 'Baisakh 2083' })).toBeVisible();
});

test.each([
  ['1975-01-01', '1918-04-13', '{Shift>}{PageUp}{/Shift}{ArrowLeft}', 31],
  ['2099-12-30', '2043-04-13', '{Shift>}{PageDown}{/Shift}{ArrowRight}', 30],
])('the calendar ends at %s', async (bs, ad, beyond, days) => {
  const { user, openCalendar } = await open({ updated_date_nep: bs, updated_date_eng: ad });
  const calendar = within(await openCalendar());
  const before = focused();
  await user.keyboard(beyond);
  expect(focused()).toBe(before);
  expect(within(calendar.getByRole('grid')).getAllByRole('button')).toHaveLength(days);
});

test('axe finds no fault, in the field or in the calendar', async () => {
  const { openCalendar } = await open(stored);
  await openCalendar();
  // The browser tests check contrast and landmarks.
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
