import { chooseRecord, chooseValue, tabTo, typeInto } from './keyboard';
import { expect, open, testSignedIn } from './support';

testSignedIn('an employee is added in eight steps by the keyboard alone', async ({ page }) => {
  testSignedIn.slow();
  await open(page, '/employee');
  await expect(page.getByRole('link', { name: 'Add Employee' })).toBeVisible();
  await page.keyboard.press('n');
  const step = (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const next = async () => {
    await tabTo(page, 'button', /^Next$/);
    await page.keyboard.press('Enter');
  };

  await step('Step 1 of 8: General Info');
  await typeInto(page, { 'First Name': 'Sarita', 'Last Name': 'Rai' });
  await chooseValue(page, 'Gender', 'Female');
  await typeInto(page, { Nationality: 'Nepali', 'Date of Birth \\(BS\\)': '2050-01-01' });
  await expect(page.getByLabel(/^Date of Birth \(AD\)/)).toHaveValue('1993-04-13');
  await tabTo(page, 'radio', /^Yes$/, page.getByRole('group', { name: /^ID Card Issued/ }));
  await page.keyboard.press('ArrowRight');
  await typeInto(page, { 'Mobile No': '9841000111', Email: 'sarita.rai@mail.test', Country: 'Nepal' });
  await chooseRecord(page, 'Zone', 'Koshi');
  await chooseRecord(page, 'District', 'Sun');
  await typeInto(page, { 'VDC/Municipality': 'Itahari', 'Ward No': '4' });
  await tabTo(page, 'radio', /^No$/, page.getByRole('group', { name: /^Same as permanent/ }));
  await page.keyboard.press('ArrowLeft');
  await typeInto(page, { 'Emergency Contact Name': 'Bina Rai', Relation: 'Sister', 'Emergency Contact No': '9841000222' });
  await next();

  await step('Step 2 of 8: Identification Info');
  await typeInto(page, {
    'Citizenship No': '05-01-70-12345',
    'Citizenship Issued Place': 'Sunsari',
    'Citizenship Issued Date \\(BS\\)': '2068-01-01',
  });
  await next();

  await step('Step 3 of 8: Family Info');
  await typeInto(page, { 'Father’s Name': 'Man Rai', 'Mother’s Name': 'Devi Rai', 'Grandfather’s Name': 'Dhan Rai' });
  await chooseValue(page, 'Marital Status', 'Unmarried');
  await next();

  await step('Step 4 of 8: Service Integration');
  await chooseRecord(page, 'Branch', 'Coursedesk');
  await chooseValue(page, 'Employment Status', 'Probation');
  await chooseRecord(page, 'Department', 'Academics');
  await chooseRecord(page, 'Designation', '');
  await typeInto(page, { 'Joining Date \\(BS\\)': '2083-01-01' });
  await next();

  for (const name of ['5 of 8: Academic Info', '6 of 8: Training Info', '7 of 8: Skill Info']) {
    await step(`Step ${name}`);
    await next();
  }
  await step('Step 8 of 8: Language Skill Info');
  await tabTo(page, 'button', /^Finish$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sarita Rai' })).toBeVisible();
  await expect(page.getByText('Itahari-4, Sunsari, Koshi, Nepal')).toHaveCount(2);
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
