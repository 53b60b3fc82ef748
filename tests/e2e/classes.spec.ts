import type { Locator, Page } from '@playwright/test';
import students from '../../fixtures/student.json' with { type: 'json' };
import { picture } from './courseForms';
import { expect, open, testSignedIn } from './support';

const found = (list: string, filter: object) => `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const enroll_date = { from_nep: '2081-01-01', from: '2024-04-13', to_nep: '2083-08-10', to: '2026-11-26' };
const packages = Array.from({ length: 12 }, (_, index) => index + 1);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function pick(page: Page, within: Locator, field: RegExp, choice: RegExp): Promise<void> {
  const box = within.getByRole('combobox', { name: field });
  await expect(box).toBeEnabled();
  await box.click();
  await page.getByRole('option', { name: choice }).first().click();
}

/** The sum of the numbers with which these texts begin. */
async function sumOf(texts: Locator): Promise<number> {
  const found = await texts.allTextContents();
  return found.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
}

testSignedIn('fifty students are tagged to a batch; two who leave it are recovered', async ({ page }) => {
  await open(page, found('/batchTag', { courses: 1, courseprice: packages, enroll_date }));
  // Those of two pages, because the choice is kept while one goes on.
  await pick(page, page.locator('main'), /^Rows per page/, /^25$/);
  const all = page.getByRole('checkbox', { name: 'Select all rows' });
  await all.check();
  await expect(page.getByText(/^25 selected/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(all).not.toBeChecked();
  await all.check();
  await expect(page.getByText(/^50 selected/)).toBeVisible();
  await page.getByRole('link', { name: 'Tag Batch (50)' }).click();
  const tagging = dialog(page, 'Tag Batch');
  await pick(page, tagging, /^Batch/, /^Evening batch, Baisakh/);
  await tagging.getByRole('checkbox', { name: /^and move \d+/ }).check();
  await tagging.getByRole('button', { name: /^Tag \d+ and move \d+$/ }).click();
  await expect(tagging.getByText('50 students were chosen:')).toBeVisible();
  expect(await sumOf(tagging.getByRole('listitem'))).toBe(50);
  await tagging.getByRole('button', { name: 'Close' }).click();

  const report = (is_deleted: string) => found('/batchTagReport', { course_id: 1, year: 2026, group: 2, is_deleted });
  await open(page, report('n'));
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all rows)/ });
  const names: string[] = [];
  for (const at of [0, 1]) {
    const box = boxes.nth(at);
    names.push(((await box.getAttribute('aria-label')) ?? '').replace('Select ', ''));
    await box.check();
  }
  await page.getByRole('link', { name: 'Delete (2)' }).click();
  await dialog(page, 'Delete Batch Tag').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Students removed from the batch')).toBeVisible();

  await open(page, report('y'));
  for (const name of names) {
    await page.getByRole('link', { name: `Restore ${name}` }).click();
    await dialog(page, 'Recover Batch Tag').getByRole('button', { name: 'Recover' }).click();
    await expect(dialog(page, 'Recover Batch Tag')).toBeHidden();
    await expect(page.getByRole('link', { name: `Restore ${name}` })).toHaveCount(0);
  }
  await open(page, report('n'));
  for (const name of names) await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeVisible();
});

testSignedIn('a roster of sixty lines is sorted, its nine faults are named, and the others are tagged', async ({ page }) => {
  await open(page, '/batchTag/roster');
  const form = dialog(page, 'Add a Roster');
  await pick(page, form, /^Course/, /^Section Officer/);
  await pick(page, form, /^Batch/, /^Evening batch, Baisakh/);
  const text = form.getByRole('textbox', { name: /^Students/ });
  // Which of all students have a package of this course is what the roster itself tells.
  const all = students.filter(({ full_name, email }) => email && full_name !== 'गोविन्द क्षेत्री');
  await text.fill(all.map(({ email }) => email).join('\n'));
  await expect(form.getByText(new RegExp(`^${all.length} lines, `))).toBeVisible();
  const known = (
    await form
      .getByRole('list', { name: / (?:found|in this batch already|in another batch|packages have ended)$/ })
      .getByRole('listitem')
      .allTextContents()
  ).map((line) => line.replace(/ → .*/, ''));
  const good = known.slice(0, 51);
  const byPhone = (line: string) => all.find(({ email }) => email === line)?.mobile_no ?? line;
  const faults = ['Nobody at all', 'कोही होइन', '98000', 'nobody@example.com.np', ...good.slice(0, 4), 'गोविन्द क्षेत्री'];
  await text.fill([...good.slice(0, 30), ...good.slice(30).map(byPhone), ...faults].join('\n'));
  await expect(form.getByText(/^60 lines, students to tag: \d+$/)).toBeVisible();
  await expect(form.getByRole('heading', { name: '4 unknown' })).toBeVisible();
  await expect(form.getByRole('heading', { name: '4 named above already' })).toBeVisible();
  await expect(form.getByRole('heading', { name: '1 ambiguous' })).toBeVisible();
  expect(await sumOf(form.getByRole('heading', { level: 3 }))).toBe(60);
  await form.getByRole('button', { name: /^Tag \d+ students$/ }).click();
  await expect(form.getByText(/^\d+ students? (?:was|were) chosen:$/)).toBeVisible();
});

for (const [editor, text] of [
  ['CKEditor', 'सम्पूर्ण तयारी'],
  ['Quill', 'All of it'],
  ['Jodit', 'All of it, again'],
] as const) {
  testSignedIn(`an article is written in ${editor} and published`, async ({ page }) => {
    await open(page, found('/articleSetup', { courses: 1 }));
    await expect(page.getByRole('link', { name: 'How the Section Officer examination is built up' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Add Article' }).click();
    const title = `An article that is written in ${editor}`;
    await page.getByRole('textbox', { name: /^Title/ }).fill(title);
    await page.getByRole('textbox', { name: /^Publish Date/ }).fill('2083-09-01');
    await page.getByRole('textbox', { name: /^Author/ }).fill('Asmita Shrestha');
    await page.getByRole('radio', { name: editor }).check();
    await page.getByRole('textbox', { name: /^Article/ }).fill(text);
    await page.getByLabel(/^Banner Image/).setInputFiles(await picture());
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Article published successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  });
}
