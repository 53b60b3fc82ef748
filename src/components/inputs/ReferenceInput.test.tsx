import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { reference } from '@/contract/fields';
import type { ReferenceChoice } from './matchingChoices';
import { ReferenceInput } from './ReferenceInput';

const schema = z.object({ lesson: reference('required') });
const lessons = Array.from({ length: 120 }, (_, place) => ({ id: place + 1, name: `Lesson ${place + 1}` }));
const read = (data: readonly ReferenceChoice[] | undefined) => ({
  data,
  error: null,
  isPending: data === undefined,
  refetch: () => undefined,
});

const box = () => screen.findByRole('combobox', { name: /^Lesson/ });
const offered = () => screen.findAllByRole('option');

test('a long list shows its first matches, and finds every record by its name', async () => {
  const { user, submit, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} />);
  await user.click(await box());
  expect(await offered()).toHaveLength(50);
  await user.keyboard('११९');
  expect((await offered()).map(({ textContent }) => textContent)).toEqual(['Lesson 119']);
  await user.keyboard('{ArrowDown}{Enter}');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ lesson: 119 }));
  expect(await axeFaults()).toEqual([]);
});

test('a name without a match is reported, and so is an emptied field', async () => {
  const { user, submit, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} />, {
    record: { lesson: 7 },
  });
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Lesson 7'));
  await user.clear(await box());
  await user.type(await box(), 'River');
  expect(await screen.findByText('Nothing is called so')).toBeVisible();
  await submit();
  await waitFor(async () => expect(await box()).toHaveAccessibleDescription('This field is required'));
  expect(await box()).toHaveFocus();
  expect(saved).not.toHaveBeenCalled();
});

test('a stored record that isn’t among the choices is shown by its name, or by its number', async () => {
  const standing = { id: 300, name: 'Lakes <b>' };
  const { unmount } = await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} standing={standing} />, {
    record: { lesson: 300 },
  });
  await waitFor(async () => expect(await box()).toHaveDisplayValue('Lakes <b> (no longer offered)'));
  unmount();
  await openForm(schema, <ReferenceInput source="lesson" choices={read(lessons)} standing={standing} />, {
    record: { lesson: 301 },
  });
  await waitFor(async () => expect(await box()).toHaveDisplayValue('#301 (no longer offered)'));
});

test('saving before the choices have loaded keeps the stored value', async () => {
  const { submit, saved } = await openForm(schema, <ReferenceInput source="lesson" choices={read(undefined)} />, {
    record: { lesson: 7 },
  });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ lesson: 7 }));
});
