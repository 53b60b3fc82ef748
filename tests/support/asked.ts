import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fieldOf, theForm } from './theForm';

/** Does something to an input of a form, and expects that the inputs which this adds are right below it. */
export async function expectBelow(input: HTMLElement, act: () => Promise<unknown>): Promise<void> {
  const field = fieldOf(input);
  const before = await fields();
  await act();
  const after = await fields();
  const asked = after.filter((other) => !before.includes(other));
  const place = after.indexOf(field) + 1;
  expect(after.slice(place, place + asked.length), `inputs that ${field} adds are right below it`).toEqual(asked);
}

/** Clicks each option of all radio groups but stars, the chosen one last, and expects the inputs that it adds right below the group. */
export async function chooseAll(user: UserEvent): Promise<void> {
  for (const group of (await theForm()).querySelectorAll<HTMLElement>('[role=radiogroup]')) {
    const radios = [...group.querySelectorAll<HTMLInputElement>('[type=radio]:enabled:not([data-row] *, .MuiRating-root *)')];
    const chosen = radios.find(({ checked }) => checked);
    const others = radios.filter((radio) => radio !== chosen);
    if (!chosen) continue;
    for (const radio of [...others, chosen]) await expectBelow(group, async () => user.click(radio));
  }
}

/** Returns the fields with an input, in the screen's order. */
const fields = async (): Promise<readonly string[]> => [
  ...new Set([...(await theForm()).querySelectorAll('[class*="ra-input-"]')].map(fieldOf)),
];
