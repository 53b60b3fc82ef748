import type { Page } from '@playwright/test';

/** The messages of the chat's page. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Writes a message, and sends it by the keyboard. */
export async function write(page: Page, text: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Message' });
  await input.fill(text);
  await input.press('Enter');
}
