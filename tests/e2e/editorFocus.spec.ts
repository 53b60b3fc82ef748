import { expectShown } from './shownFocus';
import { expect, testSignedIn } from './support';

const addresses = {
  CKEditor: '/coursesetup/editSubTopic/nepal-s-membership',
  Quill: '/coursesetup/editSubTopic/mountain-hill-and-tarai',
  Jodit: '/coursesetup/editSubTopic/monsoon-and-rainfall',
  'ra-input-rich-text': '/faq/edit/1',
} as const;

const sizes = [
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
];

for (const size of sizes) {
  for (const [editor, address] of Object.entries(addresses)) {
    testSignedIn(
      `the text of ${editor} is in sight while it has the focus, at ${size.width} × ${size.height}`,
      async ({ page }) => {
        await page.setViewportSize(size);
        await page.goto(address);
        const text = page.getByRole('textbox', { name: /^(Description|Answer)/ });
        await expect(text).toBeVisible();
        await page.getByRole('textbox', { name: 'Remarks' }).fill('The text was emptied');
        const { keyboard } = page;
        await page.locator('form [class*="ra-input-"] input').first().focus();
        for (let steps = 0; steps < 60 && !(await text.evaluate((box) => box === document.activeElement)); steps += 1)
          await keyboard.press('Tab');
        await expect(text).toBeFocused();
        await expectShown(page, 'after Tab');

        await keyboard.press('Control+End');
        for (let line = 0; line < 24; line += 1) {
          await keyboard.press('Enter');
          await keyboard.type('Line');
        }
        await expectShown(page, 'at its end');
        await keyboard.press('Tab');
        await expect(text).not.toBeFocused();
        await expectShown(page, 'after it');
        await text.focus();
        await expectShown(page, 'come back to');

        await keyboard.press('Control+a');
        await keyboard.press('Delete');
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await keyboard.press('Control+s');
        await expect(text).toHaveAttribute('aria-invalid', 'true');
        await expect(text).toBeFocused();
        await expectShown(page, 'after a refusal');
      },
    );
  }
}
