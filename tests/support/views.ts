import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

const list = '/coursesetup/coursesetup';
export const staff = 'staff@coursedesk.test';
export const found = (words: string) => `${list}?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;
export const views = () => screen.findByRole('button', { name: /^(?:Changed v|V)iew/ });
export const popup = async (name: string) => within(await screen.findByRole('dialog', { name }));

export async function entry(user: UserEvent, name: string | RegExp) {
  await user.click(await views());
  return screen.findByRole(/^(?:Save|Rename|Delete) /.test(String(name)) ? 'menuitem' : 'menuitemradio', { name });
}

/** Saves the current view under a name. */
export async function keep(user: UserEvent, name: string) {
  await user.click(await entry(user, 'Save this view…'));
  const dialog = await popup('Save this view');
  await user.type(await dialog.findByRole('textbox', { name: /^Name of the view/ }), name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
}

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
