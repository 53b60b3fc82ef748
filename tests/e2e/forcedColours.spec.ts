import type { Locator } from '@playwright/test';
import { expect, testSignedIn } from './support';

testSignedIn.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));
testSignedIn.afterEach(({ page }) => page.emulateMedia({ forcedColors: null }));

/** Expects a line around it, in a colour other than that of the ground. */
const expectEdge = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
        return borderTopStyle === 'solid' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
      }),
    )
    .toBe(true);

testSignedIn('with forced colours, popups have an edge, and filled buttons a border', async ({ page }) => {
  await page.goto('/faq/add');
  const popup = page.getByRole('dialog', { name: 'Add FAQ' });
  await expectEdge(popup);
  await expectEdge(popup.getByRole('button', { name: 'Save', exact: true }));

  await page.goto('/quiztagreport/delete/1');
  const question = page.getByRole('dialog');
  await expectEdge(question);
  await expectEdge(question.getByRole('button').last());
});

testSignedIn('with forced colours, menus, choices and tips have an edge', async ({ page }) => {
  await page.goto('/coursesetup/coursecategorysetup');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expectEdge(page.locator('.MuiPaper-root:has([role=menu])'));
  await page.keyboard.press('Escape');

  await page.goto('/coursePriceSetup/add');
  const choice = page.getByRole('combobox').first();
  await choice.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectEdge(page.locator('.MuiPaper-root:has([role=listbox])'));
  await page.keyboard.press('Escape');

  await page.goto('/coursesetup');
  await page.getByRole('button', { name: 'Wider tree' }).hover();
  await expectEdge(page.locator('.MuiTooltip-tooltip', { hasText: 'Wider tree' }));
});
