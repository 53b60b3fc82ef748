import type { Locator, Page } from '@playwright/test';
import { fileOf } from '../contract/files';
import { chooseFiles, expect } from './support';

/** Reads a file as Playwright's `setInputFiles` takes it. */
const upload = async (kind: 'png' | 'pdf' | 'zip' | 'svg', name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(await fileOf(kind).arrayBuffer()),
});

export const picture = () => upload('png', 'picture.png', 'image/png');
export const paper = (name = 'notes.pdf') => upload('pdf', name, 'application/pdf');
export const archive = (name = 'exercises.zip') => upload('zip', name, 'application/zip');
export const drawing = (name = 'drawing.svg') => upload('svg', name, 'image/svg+xml');

/** Finds the panel beside the tree by its title. */
export const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The actions of a person in a form, with the mouse or with the keyboard alone. */
export interface Hand {
  type(field: Locator, text: string): Promise<void>;
  choose(option: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
  /** Does an action of a row of the tree, by the action's name. */
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

/** Uses only keys: every control must be reachable with Tab. */
export const keyboard: Hand = {
  type: async (field, text) => {
    await tabTo(field);
    await field.page().keyboard.type(text);
  },
  choose: async (option) => {
    const keys = option.page().keyboard;
    await tabTo(option.locator('xpath=ancestor::*[@role="radiogroup"]').getByRole('radio').first());
    await keys.press('Space');
    // An arrow key selects the next radio button, and after the last the first.
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
    // Letters move to the row that begins with them; Shift+F10 opens the row's menu.
    const [word = ''] = ((await row.locator('.label').textContent()) ?? '').split(' ');
    // Letters that come too far apart, as on a busy machine, are of two words.
    await expect(async () => {
      await page.keyboard.type(word);
      await expect(row).toHaveAttribute('data-active', '', { timeout: 1000 });
    }).toPass();
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

/** Presses Tab until the target has the focus; 80 presses go round the page. */
async function tabTo(target: Locator): Promise<void> {
  // A field that waits for its choices is passed over until it has them.
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate(isFocused)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab doesn't lead to ${target}`);
}

const isFocused = (element: Element) => element === document.activeElement;
