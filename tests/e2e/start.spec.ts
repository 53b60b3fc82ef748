import type { Page } from '@playwright/test';
import { readBundle } from '../../scripts/bundle.mjs';
import { hold } from './hold';
import { openOn } from './otherServer';
import { expect, test } from './support';

const { modules, filesOf } = readBundle('dist');
const shell = `/${modules['src/app/App.tsx']}`;
const list = '/coursesetup/coursecategorysetup';
const records = '/api/get_all_course_category';
const category = {
  iid: 1,
  category_name: 'Law',
  course_categories_code: 'LAW',
  category_slug: 'law',
  created_by: 'sita',
  created_date: '2026-01-01T00:00:00Z',
  modified_by: null,
  modified_date: null,
  modified_remarks: null,
};
const node = { iid: 1, category_name: 'Law', category_slug: 'law', course_categories_code: 'LAW', courses: [] };
const answers = { get_all_course_category: [category] };

test.use({ config: { mode: 'http' } });

/** Collects the paths of a page's requests from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

async function signInTo(page: Page) {
  await openOn(page, '/settings', answers);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
}

const row = (page: Page) => page.getByRole('row', { name: /Law/ });

test('a list’s records are asked for while the product’s code is still coming, and once', async ({ page }) => {
  await signInTo(page);
  const asked = watchRequests(page);
  const recordsAsked = page.waitForRequest(`**${records}`);
  await page.route(`**${shell}`, async (route) => {
    await recordsAsked;
    await route.fallback();
  });
  await page.goto(list);
  await expect(row(page)).toBeVisible();
  for (const path of [records, '/api/menu', '/config.json']) expect(asked.filter((each) => each === path)).toHaveLength(1);
});

test('all records of which a tree is made are asked for while the product’s code is still coming, and once', async ({ page }) => {
  await signInTo(page);
  const calls = ['/designation/getDesignationAll', '/department/getDepartmentTree'];
  const asked = watchRequests(page);
  const allAsked = Promise.all(calls.map((path) => page.waitForRequest(`**${path}`)));
  for (const path of calls) await page.route(`**${path}`, (route) => route.fulfill({ json: { data: [] } }));
  await page.route(`**${shell}`, async (route) => {
    await allAsked;
    await route.fallback();
  });
  await page.goto('/designation');
  await expect(page.getByText(/There is no department yet/)).toBeVisible();
  for (const path of calls) expect(asked.filter((each) => each === path)).toHaveLength(1);
});

test('a server with paths of its own gets requests at these alone', async ({ page }) => {
  await signInTo(page);
  const own = '/v2/get_all_course_category';
  await page.route('**/config.json', (route) => route.fulfill({ json: { mode: 'http', paths: { getAllCourseCategory: own } } }));
  const asked = watchRequests(page);
  await page.goto(list);
  await expect(row(page)).toBeVisible();
  expect(asked).not.toContain(records);
  expect(asked.filter((path) => path === own)).toHaveLength(1);
});

test('a page outside the shell asks for none of it until somebody types', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const start = [...filesOf('index.html')].map((file) => `/${file}`);
  const others = asked.filter((path) => path.endsWith('.js') && !start.includes(path));
  expect(others).toEqual([expect.stringContaining('/assets/boot-')]);
});

const screens = {
  [`${list}/edit/1`]: [
    'src/app/App.tsx',
    'src/resources/courseCategory/CategoryList.tsx',
    'src/resources/courseCategory/categoryForms.tsx',
  ],
  '/coursesetup': ['src/app/App.tsx', 'src/pages/courseSetup/CourseSetup.tsx'],
};

for (const [address, named] of Object.entries(screens)) {
  test(`the files of ${address} are asked for by the page’s first script, before those that would name them`, async ({
    page,
  }) => {
    const asked = watchRequests(page);
    // The page's main script is held back, so that nothing else can request them.
    await page.route(`**/${modules['index.html']}`, () => undefined);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => named.filter((name) => !asked.includes(`/${modules[name]}`))).toEqual([]);
  });
}

const tree = '/course_category/getCourseTree';
const categoryForm = `/${modules['src/resources/courseCategory/categoryForms.tsx']}`;

test('the form beside a tree isn’t asked for before the product’s code runs', async ({ page }) => {
  await signInTo(page);
  const asked = watchRequests(page);
  await page.route(`**${tree}`, (route) => route.fulfill({ json: { data: [node] } }));
  const letGo = await hold(page, `**${shell}`);
  const answered = page.waitForResponse(`**${tree}`);
  await page.goto('/coursesetup', { waitUntil: 'commit' });
  await answered;
  await page.evaluate(async () => Promise.allSettled(Array.from(window.prefetched?.values() ?? [], ({ answer }) => answer)));
  expect(asked).not.toContain(categoryForm);
  letGo();
  await expect(page.getByRole('textbox', { name: 'Category name' })).toBeVisible();
});

test('a tree is shown before the form beside it', async ({ page }) => {
  await signInTo(page);
  const letGo = await hold(page, `**${categoryForm}`);
  await page.route(`**${tree}`, (route) => route.fulfill({ json: { data: [node] } }));
  await page.goto('/coursesetup');
  await expect(page.getByRole('treeitem', { name: 'Law' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Category name' })).toBeHidden();
  letGo();
  await expect(page.getByRole('textbox', { name: 'Category name' })).toBeVisible();
});

test.describe('without the code of the form beside a tree', () => {
  test.use({ refused: categoryForm });

  test('the tree stays, and the form can be tried again', async ({ page }) => {
    await signInTo(page);
    await page.route(`**${categoryForm}`, (route) => route.abort());
    await page.route(`**${tree}`, (route) => route.fulfill({ json: { data: [node] } }));
    await page.goto('/coursesetup');
    await expect(page.getByText('This screen could not be fetched')).toBeVisible();
    await expect(page.getByRole('treeitem', { name: 'Law' })).toBeVisible();
    await page.unroute(`**${categoryForm}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Category name' })).toBeVisible();
  });
});

const menu = [
  {
    menu_name: 'Catalogue',
    menu_route: null,
    menu_icon: 'school',
    children: [
      { menu_name: 'Categories', menu_route: list.slice(1), menu_icon: 'category', children: [] },
      { menu_name: 'Courses', menu_route: 'coursesetup/coursesetup', menu_icon: 'school', children: [] },
    ],
  },
];

test('the records of another page are asked for, once, when the mouse is pressed on its link', async ({ page }) => {
  await openOn(page, list, { ...answers, menu, getAllCourse: [] });
  await expect(row(page)).toBeVisible();
  const asked = watchRequests(page);
  await page.getByRole('link', { name: 'Courses' }).hover();
  await page.mouse.down();
  const records = '/course_category/getAllCourse';
  await expect.poll(() => asked).toContain(records);
  await expect(page).toHaveURL(list);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.getByText('No Records Found !!')).toBeVisible();
  expect(asked.filter((path) => path === records)).toHaveLength(1);
});

test('the code of the menu’s screens is loaded before somebody opens them', async ({ page }) => {
  const near = modules['src/resources/course/CourseList.tsx'];
  const asked = watchRequests(page);
  await openOn(page, list, { ...answers, menu });
  await expect(row(page)).toBeVisible();
  await expect.poll(() => asked).toContain(`/${near}`);
});
