import { countedKeys } from './keyboard';
import { expect, expectShown, open, testSignedIn } from './support';

testSignedIn('what an employee must have takes eight steps, and 60 keys beyond typing', async ({ page }) => {
  testSignedIn.slow();
  await open(page, '/employee');
  await expect(page.getByRole('link', { name: 'Add Employee' })).toBeVisible();
  await page.keyboard.press('n');
  const step = (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const { press, fill, choose, pick, count } = countedKeys(page);
  const next = () => press('Control+Enter');

  await step('Step 1 of 8: General Info');
  await fill({ 'First Name': 'Sarita', 'Last Name': 'Rai' });
  await choose('Gender', 'Female');
  await fill({ 'Date of Birth \\(BS\\)': '2050-01-01' });
  await expect(page.getByLabel(/^Date of Birth \(AD\)/)).toHaveValue('1993-04-13');
  await fill({ Nationality: 'Nepali', 'Mobile No': '9841000111', Email: 'sarita.rai@mail.test' });
  await press('Tab', 'ArrowRight');
  await expect(page.getByRole('group', { name: /^ID Card Issued/ }).getByRole('radio', { name: 'No' })).toBeChecked();
  await fill({ Country: 'Nepal' });
  await pick('Zone', 'Koshi');
  await pick('District', 'Sun');
  await fill({ 'VDC/Municipality': 'Itahari', 'Ward No': '4' });
  await fill({ 'Emergency Contact Name': 'Bina Rai', Relation: 'Sister', 'Emergency Contact No': '9841000222' });
  await next();

  await step('Step 2 of 8: Identification Info');
  await fill({
    'Citizenship No': '05-01-70-12345',
    'Citizenship Issued Place': 'Sunsari',
    'Citizenship Issued Date \\(BS\\)': '2068-01-01',
  });
  await next();

  await step('Step 3 of 8: Family Info');
  await fill({ 'Father’s Name': 'Man Rai', 'Mother’s Name': 'Devi Rai', 'Grandfather’s Name': 'Dhan Rai' });
  await choose('Marital Status', 'Unmarried');
  await next();

  await step('Step 4 of 8: Service Integration');
  await pick('Branch', 'Coursedesk');
  await choose('Employment Status', 'Probation');
  await pick('Department', 'Academics');
  await pick('Designation', '');
  await fill({ 'Joining Date \\(BS\\)': '2083-01-01' });
  for (const name of ['5 of 8: Academic Info', '6 of 8: Training Info', '7 of 8: Skill Info', '8 of 8: Language Skill Info']) {
    await next();
    await step(`Step ${name}`);
  }
  await press('Control+S');
  await expect(page.getByRole('heading', { name: 'Sarita Rai' })).toBeVisible();
  await expect(page.getByText('Itahari-4, Sunsari, Koshi, Nepal')).toHaveCount(2);
  expect(count()).toBeLessThanOrEqual(60);
});

testSignedIn('the required part of the first step is at most 900 px high', async ({ page }) => {
  await open(page, '/employee/add');
  const more = page.getByRole('button', { name: 'More' });
  await expectShown(page);
  const top = (await page.getByRole('group', { name: 'Person' }).boundingBox())?.y ?? 0;
  const end = (await more.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  expect(end - top).toBeLessThanOrEqual(900);
});

/** The list of a course's tags, on one page. */
const tags = `/tagInstructor?filter=${encodeURIComponent('{"courses":1}')}&perPage=25`;

testSignedIn('an instructor is tagged; the tag goes and comes back', async ({ page }) => {
  const tag = page.getByRole('row', { name: /Rajan K\.C\..*Public Management/ });
  const popup = page.getByRole('dialog');
  await open(page, '/instructorsetup/tag/39');
  const choose = async (label: RegExp, name: string) => {
    await expect(popup.locator('[aria-busy=true]')).toHaveCount(0);
    await popup.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name }).first().click();
  };
  await choose(/^Course/, 'Section Officer Preparation');
  await choose(/^Subcourse/, 'Public Management');
  await popup.getByRole('radio', { name: 'SME' }).check();
  await popup.getByRole('button', { name: 'Save' }).click();
  await expect(popup).toHaveCount(0);

  await open(page, tags);
  await tag.getByRole('link', { name: /^Delete/ }).click();
  await popup.getByRole('button', { name: 'Delete' }).click();
  await expect(popup).toHaveCount(0);
  await expect(tag).toHaveCount(0);

  await open(page, '/restoreInstructor');
  await page.getByRole('searchbox').fill('Rajan');
  await tag.getByRole('link', { name: /^Restore/ }).click();
  await popup.getByRole('button', { name: 'Restore' }).click();
  await expect(popup).toHaveCount(0);
  await expect(tag).toHaveCount(0);

  await open(page, tags);
  await expect(tag).toBeVisible();
});
