import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { NetworkError, type Transport, type TransportResponse } from '@/providers/api/transport';

/** Returns the address of a list with a search. */
export const found = (list: string, filter: object) => `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
export const popup = async (name: string) => within(await screen.findByRole('dialog', { name }));
type Popup = Awaited<ReturnType<typeof popup>>;
/** Finds the text with the number of selected rows. */
export const chosenText = () => screen.findByText(/^\d+ selected/);

/** A lesson of the fixtures, with its parents' fields. */
export const lesson = {
  Course: 'Section Officer Preparation',
  Subcourse: 'General Awareness',
  'Main Topic': 'Geography of Nepal',
  Lesson: 'Physical regions',
};

/** Selects options in the comboboxes of a form, the outermost first. */
export async function pick(user: UserEvent, form: Popup, choices: Readonly<Record<string, string>>) {
  for (const [field, choice] of Object.entries(choices)) {
    const box = await form.findByRole('combobox', { name: new RegExp(`^${field}`) });
    await waitFor(() => expect(box).toBeEnabled());
    // A combobox opens when it gets the focus.
    if (box.getAttribute('aria-expanded') !== 'true') await user.click(box);
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${choice}`) }));
  }
}

export const confirm = async (user: UserEvent, form: Popup, name: string) =>
  user.click(await form.findByRole('button', { name }));

/** Replaces, between the page and its server, some answers to one call, by the request's number from 1. */
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

/** Loses, between the page and its server, the answers to some requests of one call, by the request's number from 1: they are done. */
export const losing =
  (call: string, isLost: (count: number) => boolean) =>
  (transport: Transport): Transport => {
    let count = 0;
    return async (request) => {
      const answer = await transport(request);
      if (request.call !== call) return answer;
      count += 1;
      if (isLost(count)) throw new NetworkError('the line broke');
      return answer;
    };
  };
