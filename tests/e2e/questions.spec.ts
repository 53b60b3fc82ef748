import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseRecord, tabTo } from './keyboard';
import { expect, open, testSignedIn } from './support';

const head = 'question,option_1,option_2,option_3,option_4,correct';
/** Invalid rows, by their indexes among 200. */
const wrong = new Map([
  [3, ',a,b,c,d,1'],
  [20, 'Which of two?,a,,c,d,1'],
  [40, 'Which of three?,a,a,c,d,1'],
  [60, 'Which of four?,a,b,c,d,7'],
  [80, 'Which of five?,a,b,c,d,'],
  [100, 'Which of six?,a,,,,1'],
  [200, 'Which of seven?,a,b,c,d,nine'],
]);
const rows = Array.from({ length: 200 }, (_, index) => wrong.get(index + 1) ?? `Is ${index} even?,yes,no,both,none,1`);
const file = (lines: readonly string[]) => ({ name: 'q.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });

const chosen = (page: Page) => page.getByLabel('Choose a CSV, GIFT or Aiken file');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

testSignedIn('7 of 200 rows are refused, and added once they are corrected; the original file adds none', async ({ page }) => {
  await open(page, '/quizsetup');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await chosen(page).setInputFiles(file([head, ...rows]));
  await expect(button(page, 'To be mended 7')).toBeVisible();
  await button(page, 'To be mended 7').click();
  await expect(page.getByText('Is Option True/False: There is no such option: nine')).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Download the other 7 with their reasons').click();
  const rest = await readFile(await (await saved).path(), 'utf8');
  await button(page, 'Add 193 questions').click();
  await expect(page.getByText('193 questions were added.')).toBeVisible();

  // The rows are corrected as in a spreadsheet, where the column of reasons stays.
  const [titles = '', ...lines] = rest.trim().split('\r\n');
  expect(lines).toHaveLength(7);
  const mended = lines.map((_, index) => `"was wrong",Mended ${index}?,a,b,c,d,2`);
  await chosen(page).setInputFiles(file([titles, ...mended]));
  await button(page, 'Add 7 questions').click();
  await expect(page.getByText('7 questions were added.', { exact: true })).toBeVisible();

  await chosen(page).setInputFiles(file([head, ...rows]));
  await expect(button(page, 'Seems to be there 193')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add \d/ })).toBeHidden();
});

testSignedIn('a question with four options is written and tagged by the keyboard alone', async ({ page }) => {
  await open(page, '/quizsetup');
  await expect(page.getByRole('link', { name: 'Add Quiz' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: /^Question/ })).toBeVisible();
  await tabTo(page, 'textbox', /^Question/);
  await page.keyboard.type('Which is the longest of these?');
  const option = (index: number) => page.getByRole('group', { name: `Option ${'ABCD'[index]}`, exact: true });
  for (const [index, name] of ['Koshi', 'Karnali', 'Gandaki', 'Mahakali'].entries()) {
    if (index === 0) await tabTo(page, 'textbox', /^Option/, option(index));
    else await page.keyboard.press('Enter');
    await expect(option(index).getByRole('textbox')).toBeFocused();
    await page.keyboard.type(name);
    if (index !== 1) continue;
    // Before the text are its tools, and its tick.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(option(index).getByRole('checkbox', { name: 'Is Option True/False' })).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, 'textbox', /^Option/, option(index));
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Option E' }).getByRole('textbox')).toBeFocused();
  await tabTo(page, 'radio', /^No$/);
  await page.keyboard.press('ArrowLeft');
  const choices = ['Section Officer Preparation', 'General Awareness', 'Geography of Nepal', 'Physical regions'];
  for (const [index, label] of ['Course', 'Subcourse', 'Main Topic', 'Lesson'].entries()) {
    await chooseRecord(page, label, choices[index] ?? '');
  }
  await page.keyboard.press('Control+Shift+S');
  await expect(page.getByText('Quiz tagged successfully')).toBeVisible();
  // The next question starts in the lesson of this one's tag.
  await expect(page.getByRole('textbox', { name: /^Question/ })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Lesson/ })).toHaveValue('Physical regions');
  // The blank line was left out.
  await expect(page.getByRole('group', { name: /^Option [A-J]$/ })).toHaveCount(4);
});
