import type { Page } from '@playwright/test';
import { expect } from './support';

/** Presses Tab until an element of this name has the focus. */
export async function tabTo(
  page: Page,
  role: 'textbox' | 'combobox' | 'radio' | 'button',
  name: RegExp,
  within = page.locator('body'),
) {
  const target = within.getByRole(role, { name });
  // What isn't there yet, or is disabled until its choices have come, is passed over.
  await expect(target).toBeEnabled();
  for (let steps = 0; steps < 40; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Chooses a record by the beginning of its name. */
export async function chooseRecord(page: Page, label: string, name: string) {
  await tabTo(page, 'combobox', new RegExp(`^${label}`));
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Fills in a form by keys, and counts those that aren't typing. */
export function countedKeys(page: Page) {
  let pressed = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      pressed += 1;
      await page.keyboard.press(key);
    }
  };
  const goTo = async (role: 'textbox' | 'combobox', name: RegExp) => {
    const target = page.getByRole(role, { name });
    await expect(target).toBeEnabled();
    for (let steps = 0; steps < 40; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    await expect(target).toBeFocused();
  };
  return {
    press,
    count: () => pressed,
    /** Types into the text inputs of these names, one after the other. */
    fill: async (values: Readonly<Record<string, string>>) => {
      for (const [label, value] of Object.entries(values)) {
        await goTo('textbox', new RegExp(`^${label}( \\*)?$`));
        await page.keyboard.type(value);
      }
    },
    /** Chooses a value of a select by its first letters. */
    choose: async (label: string, value: string) => {
      const select = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
      await goTo('combobox', new RegExp(`^${label}`));
      await press('Enter');
      await expect(page.getByRole('option').first()).toBeVisible();
      // Letters that come too far apart, as on a busy machine, are of two words.
      await expect(async () => {
        await page.keyboard.type(value.slice(0, 3));
        await expect(page.locator('[role=option]:focus')).toContainText(value, { timeout: 1000 });
      }).toPass();
      await press('Enter');
      await expect(select).toContainText(value);
      // The listbox keeps the focus until it is removed.
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
    /** Chooses a record by the beginning of its name. */
    pick: async (label: string, name: string) => {
      await goTo('combobox', new RegExp(`^${label}`));
      await page.keyboard.type(name);
      await expect(page.getByRole('option').first()).toBeVisible();
      await press('ArrowDown', 'Enter');
    },
  };
}
