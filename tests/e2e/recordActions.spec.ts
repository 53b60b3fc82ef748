import { expect, open, testSignedIn } from './support';

testSignedIn('a record’s further buttons stand in one row as far as there is room, and else in its menu', async ({ page }) => {
  const footer = page.getByRole('dialog').locator('.MuiDialogActions-root');
  const outlined = footer.locator('.MuiButton-outlined');
  const beyond = () =>
    footer.evaluate((row) =>
      Math.max(0, (row.lastElementChild?.getBoundingClientRect().right ?? 0) - row.getBoundingClientRect().right + 24),
    );
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/paragraphSetup/view/1');
  await expect(outlined).toHaveText(['Tag Quiz', 'Tag Model Set']);
  await expect(footer.getByRole('button', { name: /^Actions of/ })).toHaveCount(0);

  await page.evaluate(() => localStorage.setItem('locale', 'ne'));
  await page.reload();
  await expect(outlined).toHaveText(['प्रश्न ट्याग गर्नुहोस्']);
  expect(await beyond()).toBe(0);
  await footer.getByRole('button', { name: /का कार्यहरू$/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/./, 'इतिहास', 'छाप्नुहोस्']);
  await page.keyboard.press('Escape');

  await page.goto(`/modelsetSetup/view/1?filter=${encodeURIComponent('{"courses":1,"year":2026}')}`);
  await expect(outlined).toHaveCount(1);
  await page.setViewportSize({ width: 601, height: 800 });
  await expect(outlined).toHaveCount(0);
  expect(await beyond()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(outlined).toHaveCount(1);
});
