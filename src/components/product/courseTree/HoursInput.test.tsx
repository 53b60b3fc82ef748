import { screen } from '@testing-library/react';
import { openForm } from '@tests/support/openForm';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { lectureHours } from '@/contract/fields';
import { HoursInput } from './hours';

test('in Nepali the hours are bounded in digits', async () => {
  localStorage.setItem('locale', 'ne');
  await openForm(z.object({ lecture_hours: lectureHours }), <HoursInput />);
  expect(await screen.findByRole('textbox', { name: /^पढाइ घण्टा/ })).toHaveAccessibleDescription('बढीमा ३ अङ्क');
});
