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

testSignedIn('a link is set and taken away again in ra-input-rich-text by keyboard alone', async ({ page }) => {
  await open(page, '/faq/edit/1');
  const text = page.getByRole('textbox', { name: 'Answer' });
  const link = text.getByRole('link');
  const address = page.getByRole('textbox', { name: 'Link address' });
  const { keyboard } = page;
  await text.focus();
  await keyboard.press('Control+Home');
  await keyboard.press('Shift+End');
  await keyboard.press('Control+k');
  await expect(address).toBeFocused();
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription('Must be a web address');
  await keyboard.press('Control+a');
  await keyboard.type('example.com.np/rivers');
  await keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(link.first()).toHaveAttribute('href', 'https://example.com.np/rivers');

  await keyboard.press('Control+k');
  await expect(address).toHaveValue('https://example.com.np/rivers');
  for (let presses = 0; presses < 2; presses += 1) await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove link' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(link).toHaveCount(0);

  await keyboard.press('Control+k');
  await keyboard.press('Escape');
  await expect(address).toHaveCount(0);
  await expect(text).toBeFocused();
});

testSignedIn('the tools of ra-input-rich-text are reached before its text, which Tab leaves', async ({ page }) => {
  await open(page, '/faq/edit/1');
  const text = page.getByRole('textbox', { name: 'Answer' });
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+Tab');
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
  await expect(toolbar.getByRole('button', { name: 'Heading 2' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(toolbar.getByRole('button', { name: 'Quote' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text.getByRole('blockquote')).toContainText('78 hours');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Priority Order' })).toBeFocused();
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

  testSignedIn(`an address that is typed without its beginning into ${editor} is saved with https`, async ({ page }) => {
    await open(page, `/coursesetup/editSubTopic/${slug}`);
    await page.getByRole('textbox', { name: 'Remarks' }).fill('A link was added');
    const text = page.getByRole('textbox', { name: 'Description' });
    await text.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+End');
    await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Link' }).click();
    await page.getByRole('textbox', { name: 'Link address' }).fill('www.psc.gov.np/x');
    await page.keyboard.press('Enter');
    const link = page.locator('[href="https://www.psc.gov.np/x"]');
    // Jodit shows it as it was typed.
    if (editor !== 'Jodit') await expect(text.locator(link)).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Sub Topic Details' }).locator(link)).toBeVisible();
  });
}

testSignedIn('what is typed last into ra-input-rich-text is saved by Ctrl+S at once', async ({ page }) => {
  await open(page, '/faq/edit/1');
  const text = page.getByRole('textbox', { name: 'Answer' });
  await page.getByRole('textbox', { name: 'Remarks' }).fill('A sentence was added');
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Some need a year');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('FAQ updated successfully')).toBeVisible();
  await page.goto('/faq/view/1');
  await expect(page.getByRole('dialog', { name: 'FAQ Details' })).toContainText('in four months. Some need a year');
});
