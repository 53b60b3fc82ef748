import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { z } from 'zod/mini';
import { tabMemory } from '@/providers/storage/tabMemory';

/** The tab's last choices, which lists pass on to each other. */
export const chosen = { courses: 1, subcourse: 1, subcourse_main_topic: 1, lesson: 1, year: 2026, modelset: 1, group: 1 };
export const choose = () => tabMemory('coursedesk.filter', z.record(z.string(), z.unknown())).write(chosen);
export const box = () => screen.findByRole('combobox', { name: 'Find anything' });
/** Finds an option of the finder by its name. */
export const option = (name: string) =>
  waitFor(() => {
    const options = within(screen.getByRole('listbox', { name: 'What was found' })).getAllByRole('option');
    const found = options.find((each) => each.querySelector('b')?.textContent === name);
    if (!found) throw new Error(`${name} isn’t among ${options.length}`);
    return found;
  });

/** Opens the finder at an address. */
export async function openFinder(address = '/settings', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(address, options);
  await screen.findByRole('heading', { level: 1 });
  await app.user.keyboard('{Control>}k{/Control}');
  const look = async (typed: string) => {
    await app.user.clear(await box());
    await app.user.paste(typed);
  };
  await box();
  return { ...app, look };
}

/** Returns how often a call was made. */
export const calls = (names: readonly string[], call: string) => names.filter((each) => each.startsWith(`${call} `)).length;

/** Returns the lists that a note names. */
export const linksIn = (note: HTMLElement) =>
  within(note)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
