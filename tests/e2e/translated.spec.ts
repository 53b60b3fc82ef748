import type { Page } from '@playwright/test';
import { addPopup, categoryList, expectRows, fillCategory, nameField, popup, save } from './categories';
import { expect, fillSignIn, open, signIn, signInButton, test } from './support';

// React reports what it survives.
test.use({ refused: 'NotFoundError' });

/** Wraps each text of the page as a browser's translator does, now and whenever one is added. Runs in the page. */
function translate(): void {
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea, [contenteditable]')) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.parentNode?.replaceChild(outer, text);
    inner.append(text);
  };
  const wrapAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) wrap(text);
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, { subtree: true, childList: true, characterData: true });
}

async function openTranslated(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.evaluate(translate);
}

test('the document asks browsers not to translate it, because it has its own Nepali', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html.notranslate[translate=no]')).toBeAttached();
  await expect(page.locator('meta[name=google][content=notranslate]')).toBeAttached();
});

test('on a translated page somebody is refused, signs in, and finds a list and a popup', async ({ page }) => {
  await page.goto(`/login?next=${categoryList}`);
  await expect(signInButton(page)).toBeVisible();
  await page.evaluate(translate);
  await fillSignIn(page, undefined, 'Wrong#123');
  await expect(page.getByRole('alert')).toContainText('Invalid Email or Password');
  await fillSignIn(page);
  await expectRows(page, '1–5 of');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectRows(page, '6–10 of');
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('zzzz');
  await expect(page.getByText('No Records Found !!')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search this list' }).fill('');
  await page.getByRole('link', { name: 'Add Course Category' }).click();
  await save(addPopup(page));
  await expect(addPopup(page).getByText('This field is required').first()).toBeVisible();
  // The message at the field can't be removed: the popup is shown again, and offers what was typed.
  await fillCategory(addPopup(page), { name: 'Hydrology Service' });
  await addPopup(page).getByRole('button', { name: 'Restore' }).click();
  await expect(nameField(addPopup(page))).toHaveValue('Hydrology Service');
  await fillCategory(addPopup(page), { code: 'HYD' });
  await save(addPopup(page));
  await expect(page.getByText('Course category created successfully')).toBeVisible();
});

test('a translated form keeps what is typed, is left after a question, and saved', async ({ page }) => {
  await signIn(page);
  await openTranslated(page, '/coursesetup');
  const name = page.getByRole('textbox', { name: /Category Name/ });
  await name.fill('Hydrology Service');
  await expect(page.getByText('Draft kept')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await popup(page, 'Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
  await name.fill('');
  await expect(page.getByText('Draft kept')).toBeHidden();
  await name.fill('Hydrology Service');
  await page.getByRole('textbox', { name: /Category Code/ }).fill('HYD');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Course category created successfully')).toBeVisible();
});

test('a translated tree is searched, and a panel beside it saved', async ({ page }) => {
  await signIn(page);
  await openTranslated(page, '/department');
  await page.getByRole('button', { name: 'Expand all' }).click();
  const rows = page.getByRole('tree').getByRole('treeitem');
  await page.getByRole('searchbox', { name: 'Find in the tree' }).fill('prep');
  await expect(rows.locator('mark').first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find in the tree' }).fill('');
  await rows.first().hover();
  await rows.first().getByRole('link', { name: /^Edit/ }).click();
  const name = page.getByRole('textbox', { name: /^Department Name/ });
  await name.fill('Office of Examinations');
  await page.getByRole('textbox', { name: 'Modified Remarks' }).fill('Renamed');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/updated successfully/i)).toBeVisible();
  await expect(rows.filter({ hasText: 'Office of Examinations' }).first()).toBeVisible();
});
