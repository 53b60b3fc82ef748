import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { unmountAll } from './mount';
import { renderApp } from './renderApp';

export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const notice = () => screen.getByRole('alert').textContent?.replace('×', '');
export const told = (text: string | RegExp) => waitFor(() => expect(notice()).toMatch(text));
export const field = (label: string) => screen.getByLabelText(label);

/** Opens a page outside the shell; `submit` types into its fields, by label, and sends the form. */
export async function open(address: string, as: 'staff' | 'learner' | null = null) {
  const { user, services } = await renderApp(address, { as });
  const submit = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) {
      await user.clear(field(label));
      await user.click(field(label));
      await user.paste(text);
    }
    await user.keyboard('{Enter}');
  };
  return { user, services, submit };
}

/** Follows a link in a mail: the page is loaded again. */
export function reopen(address: string) {
  unmountAll();
  return open(address);
}
