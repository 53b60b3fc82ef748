import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { phone } from '@/contract/fields';
import { PhoneInput } from './TextInput';

const schema = z.object({ company_contact_no: phone });
const input = <PhoneInput source="company_contact_no" />;
const field = () => screen.getByRole('textbox', { name: /^Contact No/ });

test('a number is saved as digits, however it is typed', async () => {
  const { user, saved, submit } = await openForm(schema, input);
  expect(field()).toHaveAttribute('type', 'tel');
  await user.type(field(), '०१-४४१ 2345');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ company_contact_no: '014412345' }));
});

test('one that is too short is told at the field, which takes the focus', async () => {
  const { user, saved, submit } = await openForm(schema, input);
  await user.type(field(), '98410');
  await submit();
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Contact no should be greater than 7'));
  await waitFor(() => expect(field()).toHaveFocus());
  expect(await axeFaults()).toEqual([]);
  expect(saved).not.toHaveBeenCalled();
});
