import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Finds the inputs of the search above a list. */
const filter = async () => within(await screen.findByRole('search', { name: 'Search' }));

/** Chooses a course by a part of its name, and searches. */
export async function searchCourse(user: UserEvent, part: string): Promise<void> {
  const form = await filter();
  const course = await form.findByRole('combobox', { name: /^Course/ });
  await user.clear(course);
  await user.type(course, part);
  const [first] = await screen.findAllByRole('option');
  if (first) await user.click(first);
  await user.click(form.getByRole('button', { name: 'Search' }));
}

/** Returns the names of the list's rows: the column after the numbers, whether or not rows can be selected. */
export const titles = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => row.querySelectorAll('td:not(.choice)')[1]?.textContent);
