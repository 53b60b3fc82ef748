import type { Locator, Page } from '@playwright/test';
import { fileOf } from '../contract/files';
import { chooseFiles, expect } from './support';

/** A file as Playwright gives it to an input. */
const upload = async (kind: 'png' | 'pdf' | 'zip' | 'svg', name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(await fileOf(kind).arrayBuffer()),
});

export const picture = () => upload('png', 'picture.png', 'image/png');
export const paper = (name = 'notes.pdf') => upload('pdf', name, 'application/pdf');
export const archive = (name = 'exercises.zip') => upload('zip', name, 'application/zip');
export const drawing = (name = 'drawing.svg') => upload('svg', name, 'image/svg+xml');

/** The panel of this title beside the tree. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** How a person works through a form: with the mouse or with the keyboard alone. */
export interface Hand {
  type(field: Locator, text: string): Promise<void>;
  choose(option: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
  /** Does something with a row of the tree, by the name that it has there. */
  act(row: Locator, action: string): Promise<void>;
  attach(input: Locator, file: Awaited<ReturnType<typeof upload>>): Promise<void>;
}

export const mouse: Hand = {
  type: async (field, text) => {
    await field.click();
    await field.page().keyboard.type(text);
  },
  choose: (option) => option.check(),
  press: (button) => button.click(),
  act: async (row, action) => {
    await row.hover();
    await row.getByRole('link', { name: action }).click();
  },
  attach: (input, file) => input.setInputFiles(file),
};

/** Nothing but keys: what is wanted must be in the way of Tab. */
export const keyboard: Hand = {
  type: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  choose: async (option) => {
    const keys = option.page().keyboard;
    await tabTo(option.locator('xpath=ancestor::*[@role="radiogroup"]').getByRole('radio').first());
    await keys.press('Space');
    // Arrows go on to the next radio button, round and round.
    for (let step = 0; step < 3 && !(await option.isChecked()); step += 1) await keys.press('ArrowRight');
    await expect(option).toBeChecked();
  },
  press: async (button) => {
    await tabTo(button);
    await button.page().keyboard.press('Enter');
  },
  act: async (row, action) => {
    const page = row.page();
    await tabTo(page.getByRole('tree'));
    // Letters lead to the row that begins with them, and Shift+F10 to what can be done with it.
    const [word = ''] = ((await row.locator('.label').textContent()) ?? '').split(' ');
    await page.keyboard.type(word);
    await expect(row).toHaveAttribute('data-active');
    await page.keyboard.press('Shift+F10');
    const item = page.getByRole('menuitem', { name: action });
    await expect(item).toBeVisible();
    for (let step = 0; step < 8 && !(await item.evaluate(isFocused)); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  attach: async (input, file) => {
    const page = input.page();
    await tabTo(input);
    await chooseFiles(page, () => page.keyboard.press('Space'), file);
  },
};

/** Presses Tab until the focus is on it; 80 presses go round the page. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate(isFocused)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab doesn't lead to ${target}`);
}

const isFocused = (element: Element) => element === document.activeElement;
