import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axeFaults } from '@tests/support/axeFaults';
import { openForm } from '@tests/support/openForm';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { rating } from '@/contract/numberFields';
import { RatingInput } from './RatingInput';

const schema = z.object({ rating });
const input = <RatingInput source="rating" />;
const star = (name: string) => screen.getByRole('radio', { name });
const group = () => screen.getByRole('radiogroup', { name: /^(Rating|मूल्याङ्कन)/ });

/** Clicks a star with the mouse: the position in the row decides which. */
function clickAt(user: UserEvent, stars: number) {
  vi.spyOn(group(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  const over = { target: star(`${stars} of 5 stars`), coords: { clientX: (stars - 0.25) * 20 } };
  return user.pointer([over, { ...over, keys: '[MouseLeft]' }]);
}

test('stars are chosen by the mouse', async () => {
  const { user, saved, submit } = await openForm(schema, input);
  await clickAt(user, 3.5);
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ rating: 3.5 }));
});

test('stars are chosen by arrow keys, in halves', async () => {
  const { user, saved, submit } = await openForm(schema, input, { record: { rating: 4 } });
  await user.tab();
  expect(star('4 of 5 stars')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(star('4.5 of 5 stars')).toBeChecked();
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ rating: 4.5 }));
});

test('no star at all is a rating too', async () => {
  const { user, saved, submit } = await openForm(schema, input, { record: { rating: '2' } });
  expect(star('2 of 5 stars')).toBeChecked();
  await clickAt(user, 2);
  expect(screen.getByText('0 of 5 stars')).toBeVisible();
  await submit();
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ rating: 0 }));
});

test('a rating that is missing is told at its stars, which take the focus', async () => {
  const { saved, submit } = await openForm(schema, input);
  await submit();
  await waitFor(() => expect(group()).toHaveAccessibleDescription('This field is required'));
  expect(group()).toBeInvalid();
  await waitFor(() =>
    expect(group()).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null),
  );
  expect(saved).not.toHaveBeenCalled();
});

test('what the server says of it stands there, in Nepali with its digits, and axe finds no fault', async () => {
  localStorage.setItem('locale', 'ne');
  const refuse = () => Promise.reject(new HttpError('Refused', 400, { errors: { rating: 'Nobody is that good' } }));
  const { submit } = await openForm(schema, input, { record: { rating: 4.5 }, save: refuse });
  expect(star('५ मध्ये ४.५ तारा')).toBeChecked();
  await submit();
  await waitFor(() => expect(group()).toHaveAccessibleDescription('Nobody is that good'));
  expect(await axeFaults()).toEqual([]);
});
