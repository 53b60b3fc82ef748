import type { Page } from '@playwright/test';
import { hold } from './hold';
import { expectShown } from './shownFocus';
import { expect, testSignedIn } from './support';

testSignedIn('a form begins in its first declared input, however late the code of this comes', async ({ page }) => {
  const letInputGo = await hold(page, '**/EditorInput*.js');
  const letEditorGo = await hold(page, '**/tiptapEditor*.js');
  await page.goto('/quizsetup/add');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  letInputGo();
  await expect(page.locator('form').getByText(/^Question\W*$/)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  letEditorGo();
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

testSignedIn('whoever is in an input when the first one comes stays there', async ({ page }) => {
  const letGo = await hold(page, '**/tiptapEditor*.js');
  await page.goto('/quizsetup/add');
  const video = page.getByRole('group', { name: 'Has Video Solution' }).getByLabel('True');
  await video.check();
  letGo();
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeVisible();
  await expect(video).toBeFocused();
});

const pages = ['/employee/add', '/quizsetup/add', '/paragraphSetup/add', '/coursesetup/addSubTopic/1', '/settings'];
const popups = ['/company/add', '/coursesetup/coursesetup/add'];
const sizes = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

for (const size of sizes) {
  for (const address of [...pages, ...popups]) {
    testSignedIn(`${address} shows what has the focus above its buttons, at ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(address);
      const form = page.locator('form:has([data-bar])').last();
      await expect(form.locator(typedIn).first()).toBeVisible();
      if (address !== '/settings') await expect(form.locator(':focus')).toHaveCount(1);
      await expectShown(page, 'as it opens');
      await form.locator(typedIn).first().focus();
      await tabThrough(page, 'Tab');
      await tabThrough(page, 'Shift+Tab');
      await save(page);
      await expect(form.locator(':focus')).toHaveCount(1);
      await expectShown(page, 'after a refusal');
    });
  }
}

const typedIn = '[class*="ra-input-"] :is(input, [role=textbox])';

/** Presses a key that moves the focus until it leaves the inputs, and expects each to be shown. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press(key);
    if (!(await page.evaluate(isInInputs))) return;
    await expectShown(page, key);
  }
}

const isInInputs = (): boolean =>
  Boolean(document.activeElement?.closest('form') && !document.activeElement.closest('[data-bar]'));

/** Saves a form that isn't filled in; a form of steps at its last step. */
async function save(page: Page): Promise<void> {
  const last = page.getByRole('button', { name: /^Step 8/ });
  if ((await last.count()) > 0) await last.click();
  await page.locator('[data-bar] [type=submit]').last().click();
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
}

testSignedIn('the ring of a radio covers nothing of its label', async ({ page }) => {
  await page.goto('/quizsetup/add');
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  const radios = page.getByRole('group', { name: 'Has Video Solution' }).getByRole('radio');
  await radios.last().press('ArrowUp');
  await expect(radios.first()).toBeFocused();
  const beyond = await radios.first().evaluate((radio) => {
    const ring = radio.closest('.Mui-focusVisible');
    const text = radio.closest('label')?.querySelector('.MuiFormControlLabel-label');
    if (!ring || !text) return 'no ring or no label';
    const { outlineOffset, outlineWidth } = getComputedStyle(ring);
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return Math.max(0, ring.getBoundingClientRect().right + reach - text.getBoundingClientRect().left);
  });
  expect(beyond).toBe(0);
});

for (const width of [1280, 320])
  testSignedIn(`a popup’s status is in line with its name however long this is, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const filter = JSON.stringify({ courses: 1, year: 2026, live_exam_status: 'PENDING' });
    await page.goto(`/tagLiveQuiz/view/7?filter=${encodeURIComponent(filter)}`);
    const popup = page.getByRole('dialog');
    const name = popup.locator('[id$=-record]');
    const status = popup.locator('.MuiDialogTitle-root + div .MuiChip-root');
    await expect(name).toHaveText(/^Full length rehearsal/);
    await expect(status).toBeVisible();
    const inset = await name.evaluate(leftOf);
    expect(await status.evaluate(leftOf), 'below the name of the record').toBe(inset);
    for (const text of ['A name', 'A name of several words '.repeat(6), 'Unbroken'.repeat(30)]) {
      await name.evaluate((place, other) => {
        place.textContent = other;
      }, text);
      expect(await status.evaluate(leftOf), text).toBeGreaterThanOrEqual(inset);
      expect(await status.evaluate(rightOf), text).toBeLessThanOrEqual((await popup.evaluate(rightOf)) - 24);
    }
  });

const leftOf = (element: Element): number => element.getBoundingClientRect().left;
const rightOf = (element: Element): number => element.getBoundingClientRect().right;
