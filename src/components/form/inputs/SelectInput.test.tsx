import { screen, waitFor, within } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { yesNo } from '@/contract/fields';
import { year } from '@/contract/numberFields';
import { SelectInput } from './SelectInput';
import { YearInput } from './YearInput';

// Only the date is faked: timers run as usual.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T00:30:00Z') }));
afterEach(() => void vi.useRealTimers());

const schema = z.object({ is_open: yesNo, year });
const inputs = [<SelectInput key="open" source="is_open" />, <YearInput key="year" source="year" />];
const box = (name: RegExp) => screen.getByRole('combobox', { name });
const offered = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the values of the schema are offered in words, and chosen by keys', async () => {
  const { user, saved, submit } = await openForm(schema, inputs, { record: { year: 2024 } });
  await user.tab();
  expect(box(/^Is open/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(offered().filter((text) => text?.trim())).toEqual(expect.arrayContaining(['Yes', 'No']));
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(box(/^Is open/)).toHaveTextContent('No'));
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ is_open: 'n', year: 2024 }));
});

test('years run from this one down to 2020, and are saved as numbers', async () => {
  const { user, saved, submit } = await openForm(schema, inputs, { record: { is_open: 'y', year: '2023' } });
  expect(box(/^Year/)).toHaveTextContent('2023');
  await user.click(box(/^Year/));
  expect(offered()).toEqual(['2027', '2026', '2025', '2024', '2023', '2022', '2021', '2020']);
  await user.click(screen.getByRole('option', { name: '2025' }));
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ is_open: 'y', year: 2025 }));
});

test('a year that stands is offered too, and refused where it may not stay', async () => {
  localStorage.setItem('locale', 'ne');
  const { saved, submit } = await openForm(schema, inputs, { record: { is_open: 'y', year: 2019 } });
  expect(box(/^साल/)).toHaveTextContent('२०१९');
  await submit();
  expect(await screen.findByText('ई.सं. २०२० देखि अर्को वर्षसम्मको साल हुनुपर्छ')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('a missing choice is reported, and axe finds no fault', async () => {
  const { submit } = await openForm(schema, inputs);
  await submit();
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(2));
  await waitFor(() => expect(box(/^Is open/)).toHaveFocus());
  expect(await axeFaults()).toEqual([]);
});
