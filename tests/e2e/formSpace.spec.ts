import { offForm } from './formLooks';
import { hold } from './hold';
import { expect, open, testSignedIn } from './support';

testSignedIn(
  'the parts of a form are as far apart, and its groups farther, also below what is wrong with them',
  async ({ page }) => {
    await page.goto('/coursesetup/addSubTopic/1');
    const form = page.locator('form');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByRole('group', { name: /fields need your attention/ })).toBeVisible();
    const distances = await form.getByRole('group', { name: /fields need your attention/ }).evaluate((first) => {
      const boxes = [...(first.parentElement?.querySelectorAll(':scope > :not([role=status], [aria-live]:empty)') ?? [])].map(
        (part) => part.getBoundingClientRect(),
      );
      return boxes.slice(1).map(({ top }, before) => Math.round(top - (boxes[before]?.bottom ?? 0)));
    });
    expect(distances.length).toBeGreaterThan(3);
    expect(new Set(distances)).toEqual(new Set([20, 32]));
  },
);

testSignedIn('a form stands still while its editor comes, whichever it is', async ({ page }) => {
  const letGo = await hold(page, '**/ckEditor*.js');
  await page.goto('/coursesetup/addSubTopic/1');
  const form = page.locator('form');
  await expect(form.getByRole('combobox', { name: /Sub Topic Order/ })).toContainText('at the end');
  await expect(form.getByText('Description', { exact: true })).toBeVisible();
  const height = await form.evaluate(heightOf);

  letGo();
  for (const [editor, text] of Object.entries({ CKEditor: '.ck-content', Quill: '.ql-editor', Jodit: '.jodit-wysiwyg' })) {
    await form.getByRole('radio', { name: editor }).check();
    await expect(form.locator(text)).toBeVisible();
    expect(await form.evaluate(heightOf), editor).toBe(height);
  }
});

testSignedIn('a form stands still while ra-input-rich-text comes', async ({ page }) => {
  const letGo = await hold(page, '**/tiptapEditor*.js');
  await page.goto('/faq/add');
  const form = page.getByRole('dialog', { name: 'Add FAQ' }).locator('form');
  await expect(form.getByText(/^Answer/)).toBeVisible();
  const height = await form.evaluate(heightOf);
  letGo();
  await expect(form.getByRole('textbox', { name: 'Answer' })).toBeVisible();
  expect(await form.evaluate(heightOf)).toBe(height);
});

testSignedIn('the amounts of an offer are beside the inputs from which they are calculated', async ({ page }) => {
  await page.goto('/coursePriceSetup/add');
  const form = page.getByRole('dialog').locator('form');
  for (const offer of ['Course Offer', 'Exam Fee Offer'])
    await form.getByRole('group', { name: offer }).getByLabel('Yes').check();
  await expect(form.locator('output')).toHaveCount(4);
  expect(await page.evaluate(offForm)).toEqual([]);
});

const heightOf = (form: Element) => form.scrollHeight;

testSignedIn('a closed choice uses all the width except for its arrow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `/faq?filter=${encodeURIComponent('{"courses":1}')}`);
  const search = page.getByRole('search');
  const box = search.getByRole('combobox');
  // On a phone the search form is collapsed once there are results.
  await expect(box).toBeHidden();
  await search.getByRole('button', { name: 'What to look for' }).click();
  await expect(box).toHaveValue('Section Officer Preparation');
  const beyond = () => box.evaluate((input) => input.scrollWidth - input.clientWidth);
  expect(await beyond()).toBe(0);
});

testSignedIn('a text of several lines is as high as what is typed, and as its form says at least', async ({ page }) => {
  await open(page, '/coursesetup/coursecategorysetup/edit/1');
  const remarks = page.getByRole('textbox', { name: 'Modified Remarks' });
  const lines = () =>
    remarks.evaluate((area) => Math.round(area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight)));
  expect(await lines()).toBe(2);
  await remarks.fill('One\nनाम\nthree\nfour\nfive');
  expect(await lines()).toBe(5);
  await remarks.fill('');
  expect(await lines()).toBe(2);
});
