import type { Locator, Page } from '@playwright/test';
import { expect, open, testSignedIn } from './support';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const ofSection = (popupRoute = '') =>
  `/modelsetSetup${popupRoute}?filter=${encodeURIComponent('{"courses":1,"year":2026}')}&perPage=25`;

/** Chooses a record in a field by the beginning of its name. */
async function choose(form: Locator, field: RegExp, name: string) {
  await form.getByRole('combobox', { name: field }).fill(name);
  await form.page().getByRole('option', { name }).first().click();
}

async function chooseYear(form: Locator, year: string) {
  await form.getByRole('combobox', { name: /^Year/ }).click();
  await form.page().getByRole('option', { name: year }).click();
}

async function write(page: Page, editor: Locator, text: string) {
  await editor.click();
  await page.keyboard.type(text);
}

/** Chooses the course, and the levels below it down to the lesson. */
async function chooseLesson(form: Locator) {
  await choose(form, /^Course/, 'Section Officer');
  await chooseBelow(form);
}

/** Chooses the levels below the course, which is filled in from the tab. */
async function chooseBelow(form: Locator) {
  await expect(form.getByRole('combobox', { name: /^Course/ })).toHaveValue(/^Section Officer Preparation/);
  await choose(form, /^Subcourse/, 'General Awareness');
  await choose(form, /^Main Topic/, 'Geography of Nepal');
  await choose(form, /^Lesson/, 'Physical regions');
}

testSignedIn('a question is written and tagged, its model set becomes ready by it, and goes live', async ({ page }) => {
  await open(page, ofSection('/add'));
  const set = popup(page, 'Add Modelset');
  await set.getByRole('textbox', { name: /^Modelset Name/ }).fill('One question');
  await set.getByRole('radio', { name: 'Normal' }).check();
  for (const group of [/^Negative Marking/, /^Passage/]) {
    await set.getByRole('group', { name: group }).getByRole('radio', { name: 'No' }).check();
  }
  await set.getByRole('textbox', { name: /^Exam Duration/ }).fill('000500');
  await set.getByRole('textbox', { name: /^Total Marks/ }).fill('2');
  await set.getByRole('textbox', { name: /^Pass Marks/ }).fill('1');
  await set.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(set).toBeHidden();

  await page.goto('/quizsetup/add');
  await write(page, page.getByRole('textbox', { name: /^Question/ }), 'How high is \\(2 \\times 3\\)?');
  for (const [letter, text] of [
    ['A', 'six'],
    ['B', 'five'],
  ] as const) {
    await write(page, page.getByRole('group', { name: `Option ${letter}` }).getByRole('textbox'), text);
  }
  await page.getByRole('group', { name: 'Option A' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByRole('link', { name: /^View How high is/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Tag to MS' }).click();
  const tag = popup(page, 'Tag Quiz');
  await chooseBelow(tag);
  await chooseYear(tag, '2026');
  await choose(tag, /^Model Set/, 'One question');
  await tag.getByRole('textbox', { name: /^Question Number/ }).fill('1');
  await tag.getByRole('textbox', { name: /^Marks Weightage/ }).fill('2');
  await tag.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tag).toBeHidden();

  await page.goto(ofSection());
  await page.getByRole('link', { name: 'View One question' }).click();
  await expect(page.getByText('7 of 8 ready')).toBeVisible();
  // Each missing part is a link to the form that completes it.
  await page.getByRole('link', { name: 'Explain the answer of “How high is 2 × 3?”' }).click();
  await write(page, page.getByRole('textbox', { name: /^Answer Explanation/ }), 'Twice three.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Quiz updated successfully')).toBeVisible();

  await page.goto(ofSection());
  await page.getByRole('link', { name: 'View One question' }).click();
  await expect(page.getByText('8 of 8 ready')).toBeVisible();
  await expect(page.locator('main .katex')).toHaveCount(1);
  await page.goto(ofSection());
  await page.getByRole('link', { name: 'Activate One question' }).click();
  const question = popup(page, 'Activate Model Set');
  await expect(question).toContainText('can sit the model set “One question”.');
  await expect(question.getByText(/isn’t ready/)).toHaveCount(0);
  await question.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('link', { name: 'Deactivate One question' })).toHaveText('Active');
});

testSignedIn('a number that another question has is refused at the number, and another is taken', async ({ page }) => {
  await open(page, '/quizsetup/view/76/quizsetup/tag');
  const tag = popup(page, 'Tag Quiz');
  await chooseLesson(tag);
  await chooseYear(tag, '2026');
  await choose(tag, /^Model Set/, 'Section Officer Model Set 1');
  const number = tag.getByRole('textbox', { name: /^Question Number/ });
  // The next free number is filled in.
  await expect(number).toHaveValue('26');
  await number.fill('1');
  await tag.getByRole('textbox', { name: /^Marks Weightage/ }).fill('4');
  await tag.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(number).toHaveAccessibleDescription(
    'Number 1 is “Match the lake with its district. Which pair is wrong?” already',
  );
  await number.fill('26');
  await tag.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tag).toBeHidden();
  await page.goto('/modelsetQuizView/1?page=6');
  await expect(page.getByRole('heading', { name: 'Question 26' })).toBeVisible();
});

testSignedIn('paper has the questions alone, each on one page, dark as the screen may be', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/modelsetQuizView/15');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: 'Question paper with answer key' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'IOE Entrance Model Set 2' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^The thread of dye/, 'Answer key']);
  const questions = page.locator('article > ol > li');
  await expect(questions).toHaveCount(34);
  await expect(questions.first()).toHaveCSS('break-inside', 'avoid');
  await expect(questions.first().locator('.katex').first()).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('16px KaTeX_Math'))).toBe(true);
});
