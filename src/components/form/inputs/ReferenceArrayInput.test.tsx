import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { say } from '@/contract/message';
import { ReferenceArrayInput } from './ReferenceArrayInput';
import type { ChoicesRead } from './ReferenceInput';

const schema = z.object({ courses: z.array(z.int(), say('required')).check(z.minLength(1, say('required'))) });
const data = ['Full course', 'First phase only', 'मुख्य परीक्षा'].map((name, place) => ({ id: place + 1, name }));
const read = (changes: Partial<ChoicesRead> = {}): ChoicesRead => ({
  data,
  error: null,
  isPending: false,
  refetch: () => undefined,
  ...changes,
});

const box = () => screen.findByRole('combobox', { name: /^Course/ });
const chips = () => [...document.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent);

test('several are chosen one after the other, by mouse and by keyboard, and taken away again', async () => {
  const { user, submit, saved } = await openForm(schema, <ReferenceArrayInput source="courses" choices={read()} />);
  await user.click(await box());
  await user.click(await screen.findByRole('option', { name: /मुख्य/ }));
  // The choices stay open.
  await user.click(await screen.findByRole('option', { name: /^Full/ }));
  await user.keyboard('phase{ArrowDown}{Enter}');
  expect(chips()).toEqual(['मुख्य परीक्षा', 'Full course', 'First phase only']);
  await user.keyboard('{Backspace}{Escape}');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ courses: [3, 1] }));
  expect(await axeFaults()).toEqual([]);
});

test('none at all is missed at the field', async () => {
  const { user, submit, saved } = await openForm(schema, <ReferenceArrayInput source="courses" choices={read()} />, {
    record: { courses: [2] },
  });
  await waitFor(() => expect(chips()).toEqual(['First phase only']));
  await user.click(await box());
  await user.keyboard('{Backspace}');
  await submit();
  await waitFor(async () => expect(await box()).toHaveAccessibleDescription('This field is required'));
  expect(saved).not.toHaveBeenCalled();
});

test('one that isn’t offered any more says so, and is saved as it stands', async () => {
  const { submit, saved } = await openForm(schema, <ReferenceArrayInput source="courses" choices={read()} />, {
    record: { courses: [1, 9] },
  });
  await waitFor(() => expect(chips()).toEqual(['Full course', '#9 (no longer offered)']));
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ courses: [1, 9] }));
});

test('choices that don’t come are told and asked for again', async () => {
  const refetch = vi.fn();
  const { user } = await openForm(
    schema,
    <ReferenceArrayInput source="courses" choices={read({ data: undefined, error: new Error('No line'), refetch })} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalled();
});
