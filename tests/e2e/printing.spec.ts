import type { Page } from '@playwright/test';
import { expect, open, testSignedIn } from './support';

/** Clicks a print button, and shows the page in the print layout. */
async function print(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
}

async function expectNoTools(page: Page) {
  for (const part of ['complementary', 'banner', 'contentinfo', 'button', 'searchbox', 'menu', 'separator', 'tree'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
}

testSignedIn(
  'paper has a tree by its name, what it is searched for and all that was found, dated, and no tools',
  async ({ page }) => {
    await open(page, '/department/viewDepartment/3');
    await page.getByRole('searchbox', { name: 'Find in the tree' }).fill('production');
    await print(page, () => page.getByRole('button', { name: 'Print the tree' }).click());
    const main = page.getByRole('main');
    await expect(main.getByRole('heading')).toHaveText(['Department Setup']);
    await expect(main.getByText('“production” · 1 found')).toBeVisible();
    await expect(main.getByText(/^Video Production · /)).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expect(main.getByText(/\d{4}.*:\d{2}/).first()).toBeVisible();
    await expectNoTools(page);
  },
);

testSignedIn('paper has the whole tree, dated, on every page that it needs, whichever branches are folded', async ({ page }) => {
  await open(page, '/coursesetup');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await print(page, () => page.keyboard.press('Control+p'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText(['Course Setup']);
  await expect(main.getByText(/\d{4}.*:\d{2}/).first()).toBeVisible();
  await expect(main.getByText(/^Physical regions/)).toBeVisible();
  expect((await main.getByRole('listitem').last().boundingBox())?.y).toBeGreaterThan(1123);
  await expectNoTools(page);
});

testSignedIn('paper has the record beside a tree alone, dated, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/coursesetup/viewCourseDetails/section-officer-preparation');
  const details = page.getByRole('region', { name: 'Course Details' });
  await print(page, async () => {
    await details.getByRole('button', { name: /^Actions of/ }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
  });
  await expect(details.getByRole('heading', { name: /Section Officer Preparation/ })).toBeVisible();
  await expect(details.getByText('78 hrs')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/\d{4}.*:\d{2}/)
      .first(),
  ).toBeVisible();
  await expectNoTools(page);
});
