import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Transport, TransportResponse } from '@/providers/api/transport';

/** The address of a list that is searched for something. */
export const found = (list: string, filter: object) => `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
export const popup = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Popup = Awaited<ReturnType<typeof popup>>;
/** How many rows are chosen, in words. */
export const chosenText = () => screen.findByText(/^\d+ selected/);

/** A lesson of the fixtures, by the fields of its way. */
export const lesson = {
  Course: 'Section Officer Preparation',
  Subcourse: 'General Awareness',
  'Main Topic': 'Geography of Nepal',
  Lesson: 'Physical regions',
};

/** Chooses in the boxes of a form, the outermost first. */
export async function pick(user: UserEvent, form: Popup, choices: Readonly<Record<string, string>>) {
  for (const [field, choice] of Object.entries(choices)) {
    const box = await form.findByRole('combobox', { name: new RegExp(`^${field}`) });
    await waitFor(() => expect(box).toBeEnabled());
    // One that has the focus offers what there is.
    if (box.getAttribute('aria-expanded') !== 'true') await user.click(box);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${choice}`) }));
  }
}

export const confirm = async (user: UserEvent, form: Popup, name: string) =>
  user.click(await form.findByRole('button', { name }));

/** Stands between the page and its server: answers those calls of a name that it is told to, by their count from 1. */
export const answering =
  (call: string, answer: (count: number) => TransportResponse | undefined) =>
  (transport: Transport): Transport => {
    let count = 0;
    return async (request) => {
      if (request.call !== call) return transport(request);
      count += 1;
      return answer(count) ?? transport(request);
    };
  };
