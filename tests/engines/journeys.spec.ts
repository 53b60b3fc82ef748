import { writeFile } from 'node:fs/promises';
import { expect, signIn, test } from './support';

const written = 'Each river feeds the next, and all feed the sea';
const categories = '/coursesetup/coursecategorysetup';

test('signing in leads to where one was going, and a wrong password to a message', async ({ user }) => {
  await user.goto('/login?slow=0&next=%2Fsettings');
  await user.fill('textbox', /^Email/, 'staff@coursedesk.test');
  await user.press('Tab');
  await user.type('Wrong#11');
  await user.press('Enter');
  await user.read('Invalid Email or Password');
  await signIn(user, '/settings');
  await user.see('heading', 'Settings');
});

test('a list is sorted, searched and narrowed, and its rows are selected', async ({ user }) => {
  await signIn(user, '/coursesetup/coursesetup');
  await user.see('checkbox', 'Select Nayab Subba Preparation');
  await user.click('button', /^Sort by Course Name/);
  const names = () =>
    user.run(() => Array.from(document.querySelectorAll<HTMLElement>('td.column-course_name'), (cell) => cell.innerText));
  await expect.poll(async () => (await names())[0]).toMatch(/^A/);
  await user.fill('searchbox', 'Search this list', 'prep');
  await user.read('1–5 of 5');
  await user.click('button', /^Not live \d/);
  await expect.poll(names).toEqual(['Public Health Officer Preparation']);
  await user.click('checkbox', /^Select (?!all)/);
  await user.read('1 selected');
  await user.click('button', 'Clear');
  await user.gone('button', 'Clear');
});

test('a tree is walked through and reordered by keys', async ({ user }) => {
  await signIn(user);
  await user.see('heading', 'Dashboard');
  await user.press('Control', 'k');
  await user.see('combobox', 'Find anything');
  await user.type('eff');
  await user.see('option', /^Effective stress.*Lesson$/);
  await user.press('Enter');
  await user.see('heading', /^Lesson Details/);
  const place = () =>
    user.run(() => {
      const rows = Array.from(document.querySelectorAll('[role=treeitem]'));
      return Number(rows.find((row) => row.textContent?.includes('Effective stress'))?.getAttribute('aria-posinset'));
    });
  const before = await place();
  await user.focus('tree', /./);
  await user.press('Alt', 'ArrowUp');
  await expect.poll(place).toBe(before - 1);
  await user.press('Home');
  await user.match('[role=treeitem][aria-level="1"][data-active]');
});

test('a popup’s form adds a record to its list', async ({ user }) => {
  await signIn(user, categories);
  await user.click('link', 'Add Course Category');
  await user.fill('textbox', /^Category Name/, 'Hydrology Service');
  await user.fill('textbox', /^Category Code/, 'HYD');
  await user.click('button', 'Save');
  await user.read('Course category created successfully');
  await user.gone('dialog', 'Add Course Category');
  await user.fill('searchbox', 'Search this list', 'hydrology');
  await user.see('row', /Hydrology Service/);
});

test('a formula in a question is drawn below its editor, and in its details once it is saved', async ({ user }) => {
  await signIn(user, '/quizsetup/edit/1');
  await user.fill('textbox', /^Question/, 'How far is \\(s = \\frac12 gt^2\\)?');
  await user.match('[role=group] .katex');
  await user.fill('textbox', /Remarks/, 'A formula was added');
  await user.press('Control', 's');
  await user.read('Quiz updated successfully');
  await user.goto('/quizsetup/view/1/quizsetup');
  await user.match('main .katex');
});

for (const [editor, slug] of [
  ['Quill', 'mountain-hill-and-tarai'],
  ['Jodit', 'monsoon-and-rainfall'],
  ['CKEditor', 'national-parks-and-reserves'],
] as const) {
  test(`what is written in ${editor} is saved and read back`, async ({ user }) => {
    await signIn(user, `/coursesetup/editSubTopic/${slug}`);
    await user.fill('textbox', /Remarks/, 'The text was replaced');
    await user.fill('textbox', /^Description/, written);
    await user.press('Control', 's');
    await user.see('region', 'Sub Topic Details');
    await user.read(written);
  });
}

test('what is written in ra-input-rich-text is saved and read back', async ({ user }) => {
  await signIn(user, '/faq/edit/1');
  await user.fill('textbox', /Remarks/, 'The text was replaced');
  await user.fill('textbox', /^Answer/, written);
  await user.press('Control', 's');
  await user.read('FAQ updated successfully');
  await user.goto('/faq/view/1');
  await user.see('dialog', 'FAQ Details');
  await user.read(written);
});

test('a day is chosen in the calendar of Bikram Sambat, and an empty date looks empty', async ({ user, engine }) => {
  await signIn(user, '/employee/add?step=identification');
  await user.click('button', /^Open the calendar: Citizenship Issued Date/);
  await user.see('grid', /./);
  await user.press('ArrowRight');
  await user.press('Enter');
  await user.until('both dates are filled in', async () => {
    const days = await user.run(() => Array.from(document.querySelectorAll('input'), ({ value }) => value));
    return days.filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)).length === 2;
  });
  const color = () =>
    user.run(() => getComputedStyle(document.querySelector('[name=passport_expiry_date]') ?? document.body).color);
  await user.click('button', 'More');
  await user.see('textbox', /^Passport No/);
  if (engine === 'WebKit') expect(await color()).toBe('rgba(0, 0, 0, 0)');
});

test('an image is uploaded and shown', async ({ user }) => {
  const picture = test.info().outputPath('wide.png');
  const wide = 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAABCAIAAACUgoPjAAAAD0lEQVR4nGP4z8DwHwQBAA7/A/2Lo1DPAAAAAElFTkSuQmCC';
  await writeFile(picture, Buffer.from(wide, 'base64'));
  await signIn(user, '/coursesetup/viewCourseDetails/section-officer-preparation/banner');
  await user.choose(picture);
  await user.read('wide.png');
  await user.click('button', 'Save');
  await user.gone('dialog', /./);
  await user.until('the image is shown', () =>
    user.run(() => Array.from(document.images).some(({ naturalWidth }) => naturalWidth === 3)),
  );
});

test('a document with a Nepali name is uploaded and listed', async ({ user }) => {
  const paper = test.info().outputPath('नदीहरू.pdf');
  await writeFile(paper, '%PDF-1.7\n');
  await signIn(user, '/coursesetup/addResources/3');
  await user.choose(paper);
  await user.click('button', 'Upload');
  await user.see('button', 'Download नदीहरू.pdf');
});

test('questions are imported from a file', async ({ user }) => {
  const table = test.info().outputPath('questions.csv');
  const rows = ['question,option_1,option_2,option_3,option_4,correct', 'Is 1 even?,yes,no,both,none,2', 'Is 2 even?,yes,no,,,'];
  await writeFile(table, rows.join('\n'));
  await signIn(user, '/quizsetup/import');
  await user.choose(table);
  await user.see('button', 'To be mended 1');
  await user.click('button', 'Add 1 question');
  await user.read('1 question was added.');
});

test('what was typed is offered again after a reload', async ({ user }) => {
  await signIn(user, `${categories}/add`);
  await user.paste('textbox', /^Category Name/, 'Hydrology Service');
  await user.read('Draft kept');
  await user.reload();
  await user.click('button', 'Restore');
  await expect.poll(() => user.value('textbox', /^Category Name/)).toBe('Hydrology Service');
});

test('signing out in one tab signs out the other', async ({ user, newTab }) => {
  await signIn(user);
  const other = await newTab();
  await other.goto('/settings?slow=0');
  await other.see('heading', 'Settings');
  await user.click('button', 'Logout');
  for (const tab of [user, other]) await tab.see('button', 'Sign in');
  await other.read('You signed out in another tab.');
});

test('a wizard’s first step is filled in, left and come back to', async ({ user }) => {
  await signIn(user, '/employee/add');
  await user.fill('textbox', /^First Name/, 'Nirmala');
  await user.click('button', 'Next');
  await user.see('heading', 'Step 2 of 8: Identification Info');
  await user.click('button', 'Prev');
  await user.see('heading', 'Step 1 of 8: General Info');
  expect(await user.value('textbox', /^First Name/)).toBe('Nirmala');
});

test('a tree is printed by what it is searched for', async ({ user }) => {
  await signIn(user, '/department/viewDepartment/3');
  await user.fill('searchbox', 'Find in the tree', 'production');
  await user.read('1 found');
  await user.run(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await user.click('button', 'Print the tree');
  await user.match('body[data-printed]');
});
