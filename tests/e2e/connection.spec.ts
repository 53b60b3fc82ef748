import { readBundle } from '../../scripts/bundle.mjs';
import { categoryList, editPopup, expectRows } from './categories';
import { hold } from './hold';
import { expect, expectShown, now, open, signIn, test } from './support';

test.describe('without a line', () => {
  // The browser may fetch the page's icon at any time.
  test.use({ refused: 'favicon.svg' });

  test('being offline is told for as long as it lasts', async ({ page, context }) => {
    // Turns prefetching off: such a request could be under way when the connection ends.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await signIn(page);
    // All of the page's code has come once everything is shown: later requests would fail offline. The network alone is idle for a moment,
    // too, while a busy machine runs what has come so far.
    await open(page, '/dashboard');
    await expectShown(page);
    await page.waitForLoadState('networkidle');
    const banner = page.getByText('You are offline.');
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });
});

test('a list that can’t be loaded says why, and can be tried again', async ({ page }) => {
  await signIn(page);
  await page.goto(`${categoryList}?fail=getAllCourseCategory:network`);
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await page.evaluate(() => {
    sessionStorage.removeItem('demo.fail');
    history.replaceState(history.state, '', location.pathname);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page, '1–5 of');
});

test.describe('without the code of a part', () => {
  test.use({ refused: 'BodyInView' });

  test('a list that can’t show all rows shows the first ones, says so, and can be tried again', async ({ page }) => {
    await signIn(page);
    await page.route('**/BodyInView*.js', (route) => route.abort());
    await page.goto('/coursesetup/coursesetup?perPage=100000');
    const rows = page.getByRole('region', { name: 'Courses' });
    await expect(rows.getByRole('alert')).toHaveText(/Only the first rows are shown\./);
    await expect(rows.getByRole('link', { name: /^Edit / })).toHaveCount(25);
    await expect(page.getByRole('searchbox')).toBeEnabled();
    await page.unroute('**/BodyInView*.js');
    await rows.getByRole('button', { name: 'Try again' }).click();
    await expect(rows.getByRole('alert')).toBeHidden();
    await expect(rows.locator('tr[aria-hidden]')).not.toHaveCount(0);
  });
});

test('a list stays where it was scrolled to while the code for many rows was on its way', async ({ page }) => {
  await signIn(page);
  const letGo = await hold(page, '**/BodyInView*.js');
  await page.goto('/coursesetup/coursesetup?perPage=100000');
  const rows = page.getByRole('region', { name: 'Courses' });
  await expect(rows.getByRole('link', { name: /^Edit / })).toHaveCount(25);
  await rows.evaluate((box) => box.scrollTo(0, 200));
  letGo();
  await expect(rows.locator('tr[aria-hidden]')).not.toHaveCount(0);
  expect(await rows.evaluate((box) => box.scrollTop)).toBe(200);
});

test.describe('without the code of a tree’s rows', () => {
  test.use({ refused: 'RowsInView' });

  test('a tree that can’t show all rows shows the first ones, says so, and can be tried again', async ({ page }) => {
    await signIn(page);
    await page.route('**/RowsInView*.js', (route) => route.abort());
    await page.goto('/coursesetup');
    const tree = page.getByRole('navigation', { name: 'Course tree' });
    await tree.getByRole('button', { name: 'Expand all' }).click();
    await expect(tree.getByRole('alert')).toHaveText(/Only the first rows are shown\./);
    await expect(tree.getByRole('treeitem')).toHaveCount(40);
    await page.unroute('**/RowsInView*.js');
    await tree.getByRole('button', { name: 'Try again' }).click();
    await expect(tree.getByRole('alert')).toBeHidden();
    await tree.getByRole('tree').press('End');
    await expect(tree.getByRole('treeitem').last()).toBeInViewport();
    await expect(tree.getByRole('treeitem').last()).toHaveAttribute('data-active');
  });
});

const { modules } = readBundle('dist');
/** The code of the popups over the list of categories. */
const popups = `/${modules['src/resources/courseCategory/categoryForms.tsx']}`;

test.describe('without the code of a popup', () => {
  test.use({ refused: popups });

  test('its list stays, and the popup can be tried again', async ({ page }) => {
    await signIn(page);
    await page.route(`**${popups}`, (route) => route.abort());
    await page.goto(categoryList);
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    const alert = page.getByRole('alert').filter({ hasText: 'This screen could not be fetched' });
    await expect(alert).toBeInViewport();
    await expectRows(page, '1–5 of');
    await page.unroute(`**${popups}`);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(editPopup(page)).toBeVisible();
    await expect(alert).toBeHidden();
  });
});

test('a call that takes long says so, and can be cancelled', async ({ page }) => {
  await signIn(page);
  await page.clock.install({ time: now() });
  await page.goto(`${categoryList}?slow=600000`);
  const slow = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
  // The session is read from the browser's database first: that read times out if the clock moves on, and nobody would be signed in.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The call may start only after the clock was moved.
  await expect(async () => {
    await page.clock.fastForward(6000);
    await expect(slow).toBeVisible({ timeout: 1000 });
  }).toPass();
  await slow.getByRole('button', { name: 'Cancel' }).click();
  await expect(slow).toBeHidden();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
});

test('a newer version is told of, and taken over after a question where work isn’t saved', async ({ page }) => {
  await signIn(page, '/coursesetup');
  const name = page.getByRole('textbox', { name: 'Category Name' });
  await name.fill('Banking');
  const browserQuestions: string[] = [];
  page.on('dialog', (dialog) => {
    browserQuestions.push(dialog.type());
    void dialog.accept();
  });
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('src="/assets/index-', '$&newer-') });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const banner = page.getByRole('status').filter({ hasText: 'A new version of Coursedesk is available.' });
  await banner.getByRole('button', { name: 'Reload' }).click();
  const question = page.getByRole('dialog', { name: 'Reload without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('Banking');
  await banner.getByRole('button', { name: 'Reload' }).click();
  await question.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Banking');
  expect(browserQuestions).toEqual([]);
});
