import type { Page } from '@playwright/test';
import { expect, open, testSignedIn } from './support';

const rows = (page: Page) => page.getByRole('list', { name: 'Picked questions' }).getByRole('listitem');

testSignedIn('a question with maths comes into a model set by six clicks after it is written', async ({ page }) => {
  await open(page, '/quizsetup/add');
  await expect(page.getByRole('textbox', { name: /^Question/ })).toBeFocused();
  await page.keyboard.type('How much is \\(\\frac{1}{2} + \\frac{1}{4}\\)?');
  for (const [letter, text] of [
    ['A', '\\(\\frac{3}{4}\\)'],
    ['B', '\\(\\frac{1}{6}\\)'],
  ] as const) {
    await page
      .getByRole('group', { name: `Option ${letter}` })
      .getByRole('textbox')
      .click();
    await page.keyboard.type(text);
  }
  await page.getByRole('group', { name: 'Option A' }).getByRole('checkbox').check();

  await page.evaluate(() => {
    Reflect.set(window, 'clicks', 0);
    window.addEventListener('pointerdown', () => Reflect.set(window, 'clicks', Number(Reflect.get(window, 'clicks')) + 1), true);
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Quiz created successfully')).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.keyboard.type('Section Officer Model Set 2');
  await expect(page.getByRole('option', { name: /^Section Officer Model Set 2/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'See the questions' }).click();
  await page.getByRole('link', { name: 'Pick questions' }).click();
  await page.getByRole('checkbox', { name: /^Select How much is/ }).click();
  await expect(rows(page)).toHaveText([/Question 26/]);
  await page.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(page.getByText('1 question was added.')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'clicks'))).toBeLessThanOrEqual(6);

  await page.goto('/modelsetQuizView/2?page=6');
  await expect(page.getByRole('heading', { name: 'Question 26' })).toBeVisible();
  await expect(page.locator('main .katex')).toHaveCount(3);
});

testSignedIn('picked questions are ordered by drag', async ({ page }) => {
  await open(page, '/modelsetQuizView/2/pick');
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of [0, 1, 2]) await ticks.nth(place).click();
  await expect(rows(page)).toHaveCount(3);
  const texts = await rows(page).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label')));
  await rows(page).nth(0).dragTo(rows(page).nth(2));
  await expect
    .poll(() => rows(page).evaluateAll((items) => items.map((item) => item.getAttribute('aria-label'))))
    .toEqual([texts[1], texts[2], texts[0]]);
});

for (const width of [320, 390, 1280, 1920]) {
  testSignedIn(`the picker fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/modelsetQuizView/2/pick');
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .click();
    await expect(rows(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
