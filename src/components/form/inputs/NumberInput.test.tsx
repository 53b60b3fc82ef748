import { act, screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ifGiven } from '@/contract/fields';
import { money, number, percent } from '@/contract/numberFields';
import { MoneyInput, PercentInput } from './MoneyInput';
import { NumberInput } from './NumberInput';

const schema = z.object({ seats: number(1, 365), price: money, discount: ifGiven(percent) });

const inputs = [
  <NumberInput key="days" source="seats" />,
  <MoneyInput key="price" source="price" />,
  <PercentInput key="discount" source="discount" />,
];

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const full = { seats: 30, price: 1200.5, discount: 10 };

test('what is typed in the digits of either script is saved as a number, and nothing as null', async () => {
  const { user, saved, submit } = await openForm(schema, inputs, { record: full });
  await user.clear(field(/^Seats/));
  await user.type(field(/^Seats/), '९०');
  await user.clear(field(/^Price/));
  await user.type(field(/^Price/), '1,300.');
  expect(field(/^Price/)).toHaveValue('1,300.');
  await user.type(field(/^Price/), '25');
  await user.clear(field(/^Discount/));
  await user.tab();
  expect(field(/^Seats/)).toHaveValue('90');
  expect(field(/^Price/)).toHaveValue('1300.25');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ seats: 90, price: 1300.25, discount: null }));
});

test('a number that is filled in while somebody is in its field is replaced by what is typed next', async () => {
  let form: UseFormReturn | undefined;
  const Filling = () => {
    form = useFormContext();
    return null;
  };
  const { user } = await openForm(schema, [...inputs, <Filling key="filling" />], { record: { ...full, seats: null } });
  await user.click(field(/^Seats/));
  act(() => form?.setValue('seats', 26));
  expect(field(/^Seats/)).toHaveValue('26');
  await user.keyboard('3');
  expect(field(/^Seats/)).toHaveValue('3');
  // What was typed stays as it is while more is typed.
  await user.keyboard('0');
  expect(field(/^Seats/)).toHaveValue('30');
  await user.clear(field(/^Seats/));
  act(() => form?.setValue('seats', 27));
  expect(field(/^Seats/)).toHaveValue('27');
});

test('bounds are said before a number is typed, but for those that are there for safety alone', async () => {
  await openForm(schema, inputs);
  expect(field(/^Seats/)).toHaveAccessibleDescription('1 to 365');
  expect(field(/^Discount/)).toHaveAccessibleDescription('0 to 100');
  expect(field(/^Price/)).not.toHaveAccessibleDescription();
});

test('an invalid number stays, is reported at its field, and the first such field gets the focus', async () => {
  const { user, saved, submit } = await openForm(schema, inputs);
  await user.type(field(/^Seats/), 'ten');
  await user.type(field(/^Discount/), '100.005');
  await submit();
  await waitFor(() => expect(field(/^Seats/)).toHaveAccessibleDescription('Must be a number'));
  expect(field(/^Seats/)).toHaveValue('ten');
  expect(field(/^Price/)).toHaveAccessibleDescription('This field is required');
  expect(field(/^Discount/)).toHaveAccessibleDescription('Can have max 2 decimal places');
  await waitFor(() => expect(field(/^Seats/)).toHaveFocus());
  await user.clear(field(/^Discount/));
  await user.type(field(/^Discount/), '101');
  await waitFor(() => expect(field(/^Discount/)).toHaveAccessibleDescription('Must be between 0-100'));
  expect(saved).not.toHaveBeenCalled();
});

test('in Nepali numbers and bounds have its digits', async () => {
  localStorage.setItem('locale', 'ne');
  const { user, submit } = await openForm(schema, inputs, { record: { ...full, seats: 366 } });
  expect(field(/^Price/)).toHaveValue('१२००.५');
  await submit();
  await waitFor(() => expect(field(/^Seats/)).toHaveAccessibleDescription('१ देखि ३६५ सम्म हुनुपर्छ'));
  await user.type(field(/^Price/), '५');
  expect(field(/^Price/)).toHaveValue('१२००.५५');
});

test('a phone offers the keys for it', async () => {
  await openForm(schema, inputs);
  expect(field(/^Seats/)).toHaveAttribute('inputmode', 'numeric');
  expect(field(/^Price/)).toHaveAttribute('inputmode', 'decimal');
});

test('axe finds no fault', async () => {
  const { submit } = await openForm(schema, inputs);
  await submit();
  await waitFor(() => expect(field(/^Price/)).toBeInvalid());
  expect(await axeFaults()).toEqual([]);
});
