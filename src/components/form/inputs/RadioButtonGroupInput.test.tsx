import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { yesNo } from '@/contract/fields';
import { RadioButtonGroupInput } from './RadioButtonGroupInput';

const schema = z.object({ has_course_offer: yesNo, is_course_live: yesNo });

test('a group that nobody has chosen in is announced as wrong once the form is refused, until something is chosen', async () => {
  const { user, submit } = await openForm(
    schema,
    ['has_course_offer', 'is_course_live'].map((source) => <RadioButtonGroupInput key={source} source={source} />),
  );
  const [first, second] = await screen.findAllByRole('radiogroup');
  expect(first).toBeValid();
  await submit();
  await waitFor(() => expect(first).toBeInvalid());
  expect(second).toBeInvalid();
  const [yes] = screen.getAllByRole('radio');
  if (yes) await user.click(yes);
  await waitFor(() => expect(first).toBeValid());
  expect(second).toBeInvalid();
  expect(await axeFaults()).toEqual([]);
});
