import type { Page } from '@playwright/test';
import { expect, open, testSignedIn } from './support';

const option = (page: Page, letter: string) => page.getByRole('group', { name: `Option ${letter}`, exact: true });
const question = (page: Page) => page.getByRole('textbox', { name: /^Question/ });
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Pastes a text where the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

testSignedIn('a question of four options is written on 1,100 pixels, and nothing moves as the focus does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/quizsetup/add');
  await expect(question(page)).toBeFocused();
  expect(await height(page)).toBeLessThanOrEqual(1100);
  await page.keyboard.type('Which of these is the longest river?');
  await option(page, 'A').getByRole('textbox').click();
  await paste(page, 'a) Koshi\nb) Karnali\nc) Gandaki\nd) Mahakali');
  await expect(option(page, 'D').getByRole('textbox')).toHaveText('Mahakali');
  await expect(option(page, 'D').getByRole('textbox')).toBeFocused();
  await option(page, 'B').getByRole('checkbox').check();
  expect(await height(page)).toBeLessThanOrEqual(1100);

  const places = () =>
    page.evaluate(() => [...document.querySelectorAll('form [role=textbox]')].map((box) => box.getBoundingClientRect().top));
  await option(page, 'C').getByRole('textbox').click();
  await expect(page.getByRole('toolbar')).toHaveCount(1);
  const before = await places();
  await question(page).click();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Heading 2' })).toBeVisible();
  expect(await places()).toEqual(before);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Quiz created successfully')).toBeVisible();
});

for (const width of [320, 390, 1280, 1920]) {
  testSignedIn(`the tools of an option fit beside it, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/quizsetup/add');
    await option(page, 'B').getByRole('textbox').click();
    await expect(option(page, 'B').getByRole('button', { name: 'Formula' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A tick is pressed although the tools go as it takes the focus.
    await option(page, 'C').getByRole('checkbox').click();
    await expect(option(page, 'C').getByRole('checkbox')).toBeChecked();
  });
}

testSignedIn('a question that the bank has is told while one writes', async ({ page }) => {
  await open(page, '/quizsetup/add');
  await expect(question(page)).toBeFocused();
  await page.keyboard.type('Which is the longest river of Nepal?');
  await option(page, 'A').getByRole('textbox').click();
  await paste(page, 'Karnali\nKoshi\nMahakali\nGandaki');
  await expect(page.getByText(/^The bank has this question already, with these options: question \d+\.$/)).toBeVisible();
  const shown = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open it in a new tab' }).click();
  await expect((await shown).getByRole('heading', { level: 1, name: 'Quiz Details' })).toBeVisible();
});

const editors = {
  CKEditor: '/coursesetup/editSubTopic/nepal-s-membership',
  Quill: '/coursesetup/editSubTopic/mountain-hill-and-tarai',
  Jodit: '/coursesetup/editSubTopic/monsoon-and-rainfall',
  'ra-input-rich-text': '/faq/edit/1',
} as const;

for (const [editor, address] of Object.entries(editors)) {
  testSignedIn(`a formula is inserted at the cursor of ${editor}`, async ({ page }) => {
    await page.goto(address);
    const text = page.getByRole('textbox', { name: /^(Description|Answer)/ });
    await text.click();
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Half is .');
    await expect(text).toHaveText('Half is .');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Formula' }).click();
    const dialog = page.getByRole('dialog', { name: 'Formula' });
    await dialog.getByRole('button', { name: 'Fraction' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Formula in LaTeX' })).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('2');
    await expect(dialog.locator('.katex')).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toHaveCount(0);
    await expect(text).toHaveText(/^Half is \\\(\\frac\{1\}\{2\}\\\)\.$/);
    await expect(text).toBeFocused();
  });
}
