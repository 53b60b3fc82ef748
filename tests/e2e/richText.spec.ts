import { expect, open, testSignedIn } from './support';

testSignedIn('a link is set and taken away again in Quill by keyboard alone', async ({ page }) => {
  await open(page, '/coursesetup/editSubTopic/mountain-hill-and-tarai');
  const text = page.getByRole('textbox', { name: 'Description' });
  const link = text.getByRole('link');
  const { keyboard } = page;
  await text.focus();
  await keyboard.press('Control+Home');
  await keyboard.press('Shift+End');
  await keyboard.press('Control+k');
  await expect(page.getByLabel('Link address')).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('https://example.com.np/rivers');
  await keyboard.press('Enter');
  await expect(link).toHaveAttribute('href', 'https://example.com.np/rivers');

  await text.focus();
  await keyboard.press('Control+Home');
  await keyboard.press('ArrowRight');
  const remove = page.getByRole('button', { name: 'Remove link' });
  await expect(remove).toBeVisible();
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press('Tab');
  await expect(remove).toBeFocused();
  await keyboard.press('Enter');
  await expect(link).toHaveCount(0);
});

for (const [editor, slug] of [
  ['CKEditor', 'nepal-s-membership'],
  ['Quill', 'mountain-hill-and-tarai'],
  ['Jodit', 'monsoon-and-rainfall'],
] as const) {
  testSignedIn(`what is typed last into ${editor} is saved by Ctrl+S at once`, async ({ page }) => {
    await open(page, `/coursesetup/editSubTopic/${slug}`);
    const text = page.getByRole('textbox', { name: 'Description' });
    await page.getByRole('textbox', { name: 'Remarks' }).fill('A sentence was added');
    await text.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Each feeds the next');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Sub Topic Details' })).toContainText('Each feeds the next');
  });
}
