import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { daysInOrder, sameDay } from '@/contract/days';
import { adDate, bsDate } from '@/contract/fields';
import { BsDateRangeInput } from './BsDateRangeInput';

const schema = z
  .object({
    batch_start_date_nep: bsDate,
    batch_start_date: adDate,
    batch_end_date_nep: bsDate,
    batch_end_date: adDate,
  })
  .check(
    sameDay('batch_start_date_nep', 'batch_start_date'),
    sameDay('batch_end_date_nep', 'batch_end_date'),
    daysInOrder('batch_start_date', 'batch_end_date'),
  );
const input = (
  <BsDateRangeInput
    start={{ source: 'batch_start_date_nep', ad: 'batch_start_date' }}
    end={{ source: 'batch_end_date_nep', ad: 'batch_end_date' }}
  />
);
const start = () => screen.findByRole('textbox', { name: /^(Start Date|सुरु मिति)/ });
const end = () => screen.findByRole('textbox', { name: /^(End Date|अन्त्य मिति)/ });

test('both days are saved in both calendars; how long it takes is told', async () => {
  const { user, submit, saved } = await openForm(schema, input);
  await user.tab();
  expect(await start()).toHaveFocus();
  await user.keyboard('2083/1/1');
  expect(await end()).toHaveAccessibleDescription('Year, month and day, as in 2083-01-02');
  await user.tab();
  await user.tab();
  expect(await end()).toHaveFocus();
  await user.keyboard('2083/1/31');
  expect(await screen.findByText('31 days')).toBeVisible();
  expect(await axeFaults()).toEqual([]);
  await submit();
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith({
      batch_start_date_nep: '2083-01-01',
      batch_start_date: '2026-04-14',
      batch_end_date_nep: '2083-01-31',
      batch_end_date: '2026-05-14',
    }),
  );
});

test('the calendar of the end opens at the day after the start', async () => {
  const { user } = await openForm(schema, input);
  await user.type(await start(), '2081-12-30');
  await user.click((await screen.findAllByRole('button', { name: /^Open the calendar: / }))[1] ?? document.body);
  expect(await screen.findByRole('grid', { name: 'Chaitra 2081' })).toBeVisible();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(async () => expect(await end()).toHaveValue('2082-01-01'));
  expect(screen.getByText('3 days')).toBeVisible();
});

test('an end that isn’t after the start is refused at the end, once', async () => {
  const { user, submit, saved } = await openForm(schema, input);
  await user.type(await start(), '2083-08-05');
  await user.type(await end(), '2083-08-05');
  await submit();
  await waitFor(async () => expect(await end()).toHaveAccessibleDescription('End date must be after start date'));
  expect(screen.getAllByText('End date must be after start date')).toHaveLength(1);
  expect(screen.queryByText(/days$/)).not.toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
});

test('in Nepali its digits are Nepali', async () => {
  localStorage.setItem('locale', 'ne');
  const { user } = await openForm(schema, input);
  await user.type(await start(), '२०८३-०१-०१');
  await user.type(await end(), '२०८३-०१-१०');
  expect(await screen.findByText('१० दिन')).toBeVisible();
});
