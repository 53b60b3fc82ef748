import { screen, waitFor } from '@testing-library/react';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { examDuration } from '@/contract/fields';
import { DurationInput } from './DurationInput';

const schema = z.object({ exam_time_duration: examDuration });
const input = <DurationInput source="exam_time_duration" />;
const field = () => screen.findByRole('textbox', { name: /Exam Duration|परीक्षाको अवधि/ });

test('only digits need to be typed, in either script', async () => {
  const { user, submit, saved } = await openForm(schema, input);
  await user.tab();
  expect(await field()).toHaveFocus();
  await user.keyboard('०1३०00');
  expect(await field()).toHaveDisplayValue('01:30:00');
  expect(await axeFaults()).toEqual([]);
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ exam_time_duration: '01:30:00' }));
});

test.each([
  ['', 'This field is required'],
  ['0130', 'Must be hours, minutes and seconds: hh:mm:ss'],
  ['016000', 'Must be hours, minutes and seconds: hh:mm:ss'],
  ['000000', 'Must be longer than 00:00:00'],
])('“%s” is refused: %s', async (typed, message) => {
  const { user, submit, saved } = await openForm(schema, input);
  if (typed) await user.type(await field(), typed);
  await submit();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
  expect(await field()).toHaveFocus();
  expect(saved).not.toHaveBeenCalled();
});

test('typing in the middle leaves the caret there', async () => {
  const { user, submit, saved } = await openForm(schema, input, { record: { exam_time_duration: '01:30:00' } });
  await user.type(await field(), '{Delete}4', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(await field()).toHaveDisplayValue('01:40:00');
  expect(await field()).toHaveProperty('selectionStart', 4);
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ exam_time_duration: '01:40:00' }));
});

test('in Nepali it stands in Nepali digits, and is saved in those of the wire', async () => {
  localStorage.setItem('locale', 'ne');
  const { user, submit, saved } = await openForm(schema, input, { record: { exam_time_duration: '01:30:00' } });
  expect(await field()).toHaveDisplayValue('०१:३०:००');
  await user.clear(await field());
  expect(await field()).toHaveAttribute('placeholder', 'घं:मि:से');
  await user.type(await field(), '०२1500');
  expect(await field()).toHaveDisplayValue('०२:१५:००');
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ exam_time_duration: '02:15:00' }));
});
