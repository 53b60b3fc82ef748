import { readBundle } from '../../scripts/bundle.mjs';
import { expectAccessible } from './accessibility';
import { categoryList, editPopup } from './categories';
import { expect, signIn, signInButton, test } from './support';

const { modules, filesOf } = readBundle('dist');
const needed = [
  'src/app/App.tsx',
  'src/app/services.ts',
  'src/app/messages/english.ts',
  'src/contract/category.ts',
  'src/resources/courseCategory/CategoryList.tsx',
  'src/resources/courseCategory/categoryForms.tsx',
  'src/components/record/dialogs/recordPopups.tsx',
  'src/providers/i18n/ruleOfText.ts',
];
const ofPage = filesOf('index.html');
/** All that a form over a list is made of, but for the page's own script, without which nothing can be told. */
const scripts = [...filesOf(...needed), modules['src/providers/demo/createDemo.ts']].filter((file) => !ofPage.has(file ?? ''));
const parts = ['/config.json', ...scripts.map((file) => `/${file}`)];
const shell = `/${modules['src/app/App.tsx']}`;

for (const missing of parts) {
  test.describe(`without ${missing.replace(/-.{7}\.js$/, '')}`, () => {
    test.use({ refused: missing });

    test('a form’s address says that something could not be fetched, and can be tried again', async ({ page }) => {
      await signIn(page);
      await page.route(`**${missing}`, (route) => route.abort());
      await page.goto(`${categoryList}/edit/1`);
      const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(tryAgain).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'could' })).toBeVisible();
      await page.unroute(`**${missing}`);
      await tryAgain.click();
      await expect(editPopup(page).getByRole('textbox').first()).toBeVisible();
      await expect(tryAgain).toBeHidden();
    });
  });
}

test.describe('without the shell', () => {
  test.use({ refused: shell });

  test('signing in says so, and can be tried again', async ({ page }) => {
    await page.route(`**${shell}`, (route) => route.abort());
    await page.goto('/login');
    const use = page.getByRole('button', { name: 'Use staff@coursedesk.test' });
    await use.click();
    await expect(page.getByRole('alert')).toContainText('Not everything could be fetched');
    await page.unroute(`**${shell}`);
    await use.click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  test('the page that says so is accessible, in the chosen language', async ({ page }) => {
    await signIn(page, '/settings');
    await page.route(`**${shell}`, (route) => route.abort());
    await page.goto('/settings');
    await expectAccessible(page, () => expect(page.getByRole('alert')).toContainText(/Not everything could|सबै कुरा ल्याउन सकिएन/));
    await page.unroute(`**${shell}`);
    await page.getByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'सेटिङ' })).toBeVisible();
  });
});

const sentences = `/${modules['src/pages/publicPages/ruleTexts.ts']}`;
const nepali = `/${modules['src/pages/publicPages/messages.ne.ts']}`;

test.describe('without the texts of the sign-in page', () => {
  test.use({ refused: `${sentences}|${nepali}` });

  test('a refusal that can’t be worded leaves the form as it was, and says so', async ({ page }) => {
    await page.route(`**${sentences}`, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@coursedesk.test');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Not everything could be fetched');
    await expect(signInButton(page)).toBeEnabled();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@coursedesk.test');
    await page.unroute(`**${sentences}`);
    await signInButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Invalid Email or Password');
  });

  test('a language that can’t be fetched is told of, and can be chosen again', async ({ page }) => {
    await page.route(`**${nepali}`, (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: 'नेपाली' }).click();
    await expect(page.getByRole('alert')).toContainText('Not everything could be fetched');
    await page.unroute(`**${nepali}`);
    await page.getByRole('button', { name: 'नेपाली' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'लगइन' })).toBeVisible();
  });
});

test('a wrong configuration is explained to whoever deployed it', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { mode: 'demonstration', api: 'api' } }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Coursedesk can’t start' })).toBeVisible();
  const alert = page.getByRole('alert');
  for (const fault of ['“mode” must be', '“api” must be empty']) await expect(alert).toContainText(fault);
  await page.unroute('**/config.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(signInButton(page)).toBeVisible();
});

test.describe('without the code that watches for news', () => {
  test.use({ refused: '/assets/NewsWatch' });

  test('the page stays, and the next one has them', async ({ page }) => {
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/NewsWatch'));
    await page.route('**/assets/NewsWatch*', (route) => route.abort());
    await signIn(page);
    await refused;
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    await page.unroute('**/assets/NewsWatch*');
    await page.goto(categoryList);
    await expect(page.getByRole('button', { name: /^Messages: \d+$/ })).toBeVisible();
  });
});
