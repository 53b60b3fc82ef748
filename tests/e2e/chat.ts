import type { Page } from '@playwright/test';

/** The messages of the chat's page. */
export const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Writes a message, and sends it by the keyboard. */
export async function write(page: Page, text: string): Promise<void> {
  const input = page.getByRole('textbox', { name: 'Message' });
  await input.fill(text);
  await input.press('Enter');
}

/** What the test of two tabs writes. */
const numbered = /^(?:cut off|meanwhile) \d+$/;

/** Returns the newest of the numbered messages, oldest first. */
export const newest = async (page: Page, count: number): Promise<string[]> =>
  (await messages(page).getByText(numbered).allTextContents()).slice(-count);

/** Returns all numbered messages, oldest first. Only those in view are drawn, so the list is scrolled through. */
export const textsOf = (page: Page): Promise<string[]> => messages(page).evaluate(readThrough, numbered.source);

/** Runs in the page. */
async function readThrough(list: Element, pattern: string): Promise<string[]> {
  const wanted = new RegExp(pattern);
  const found = new Map<number, string>();
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  list.scrollTop = 0;
  for (let isAtEnd = false; !isAtEnd; list.scrollTop += list.clientHeight / 2) {
    await drawn();
    for (const row of list.querySelectorAll('li')) {
      const text = [...row.querySelectorAll('*')].map(({ textContent }) => textContent ?? '').find((part) => wanted.test(part));
      if (text !== undefined) found.set(Number(row.ariaPosInSet), text);
    }
    isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
  }
  return [...found].toSorted(([one], [other]) => one - other).map(([, text]) => text);
}
