import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { followObjectUrls } from './objectUrls';

/** The columns of a table of questions. */
export const head = 'question,option_1,option_2,option_3,option_4,correct';

export const pasteBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Or paste questions here/ });
export const chip = (name: string) => screen.findByRole('button', { name });

/** Pastes a text into the import page, and waits for its preview. */
export async function preview(user: UserEvent, text: string) {
  fireEvent.change(await pasteBox(), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const all = await screen.findByRole('button', { name: /^All / });
  await waitFor(() => expect(all.closest('[role=status]')).toHaveFocus());
}

/** Clicks the button that adds the good rows. */
export const add = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

/** Returns the bodies of these calls. */
export const sent = (asked: () => string[], call: string): Record<string, unknown>[] =>
  asked().flatMap((each) => (each.startsWith(`${call} `) ? [JSON.parse(each.slice(call.length + 1))] : []));

/** Returns the text that a button, or a menu entry, saves as a file. */
export async function saved(user: UserEvent, role: 'button' | 'menuitem', name: string): Promise<string> {
  const files = followObjectUrls();
  await user.click(await screen.findByRole(role, { name }));
  await waitFor(() => expect(files.size).toBe(1));
  const [file] = files.values();
  return file instanceof Blob ? file.text() : '';
}
