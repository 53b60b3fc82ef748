import { readBundle } from '../../scripts/bundle.mjs';
import { noAudit } from '../support/blankColumns';
import { panel, paper } from './courseForms';
import { category, details } from './otherRecords';
import { openOn } from './otherServer';
import { expect, fillSignIn, test } from './support';

test.use({ config: { mode: 'http' } });

const demoChunk: unknown = readBundle('dist').modules['src/providers/demo/createDemo.ts'];

test('a deployment with a server asks that server, and never loads the demo', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/*', (route) => {
    if (['fetch', 'xhr'].includes(route.request().resourceType()) && !route.request().url().endsWith('/config.json')) {
      return route.fulfill({ status: 200, json: { msg: 'no such answer' } });
    }
    return route.continue();
  });
  await page.goto('/login');
  await fillSignIn(page);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(asked.filter((path) => path.includes('login'))).toHaveLength(2);
  expect(demoChunk).toBeDefined();
  expect(asked).not.toContain(`/${demoChunk}`);
});

test('files are sent to a server as one form, with their progress told', async ({ page }) => {
  await openOn(page, '/coursesetup/addResources/1', { getCourseTree: [category], viewLessonDetails: details, addResource: [] });
  const add = panel(page, 'Add Resources');
  await add.locator('input[type=file]').setInputFiles([await paper('rivers.pdf'), await paper('hills.pdf')]);
  const sending = page.waitForRequest('**/addResource');
  await add.getByRole('button', { name: 'Upload' }).click();
  const request = await sending;
  expect(request.resourceType()).toBe('xhr');
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(request.headers()['authorization']).toMatch(/^Bearer /);
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  expect(body.match(/name="resources"; filename="(rivers|hills)\.pdf"/g)).toHaveLength(2);
  expect(body).toMatch(/name="lesson"\r\n\r\n1\r\n/);
  await expect(page.getByText('Done by another server')).toBeVisible();
});

const tree = { getCourseTree: [category], getSubTopicOrderSelect: [1, 2], fetchInstructorSelect: [] };

test('errors of a sub topic stand at its title, whatever their shape, also where the answer is called a success', async ({
  page,
}) => {
  await openOn(page, '/coursesetup/addSubTopic/1', tree, { createSubTopic: { data: null, errors: true } });
  const add = panel(page, 'Add Sub Topic');
  await add.getByRole('textbox', { name: 'Topic Title' }).fill('Discount');
  await add.getByRole('radio', { name: 'Multimedia' }).check();
  await add.getByRole('radio', { name: 'YouTube' }).check();
  await add.getByRole('textbox', { name: 'App Video URL' }).fill('https://videos.coursedesk.test/1.mp4');
  await add.getByRole('textbox', { name: 'Video Duration' }).fill('001230');
  await add.getByRole('group', { name: 'Preview' }).getByRole('radio', { name: 'No' }).check();
  // The choices are plain numbers, because this server doesn't return the siblings.
  await expect(add.getByRole('combobox', { name: 'Sub Topic Order' })).toHaveText('2');
  await add.getByRole('button', { name: 'Save', exact: true }).click();
  const title = add.getByRole('textbox', { name: 'Topic Title' });
  await expect(title).toHaveAccessibleDescription(/this topic title already exists/);
  await expect(title).toHaveValue('Discount');
});

test('a record that is added without a word stands in the list, which is read anew', async ({ page }) => {
  const banking = { iid: 1, category_name: 'Banking', course_categories_code: 'BANK', category_slug: 'banking', ...noAudit };
  await openOn(page, '/coursesetup/coursecategorysetup/add', { get_all_course_category: [banking] }, { createCategory: {} });
  const popup = page.getByRole('dialog', { name: 'Add Course Category' });
  await popup.getByRole('textbox', { name: 'Category Name' }).fill('Teaching');
  await popup.getByRole('textbox', { name: 'Category Code' }).fill('TSC');
  const again = page.waitForRequest('**/get_all_course_category');
  await popup.getByRole('button', { name: 'Save' }).click();
  await again;
  await expect(popup).toBeHidden();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
});

test('if the response says nothing of the new record, its parent’s page follows', async ({ page }) => {
  await openOn(page, '/coursesetup/addMainTopic/1', tree, { createMainTopic: { data: 'created' } });
  const add = panel(page, 'Add Main Topic');
  await add.getByRole('textbox', { name: 'Topic Title' }).fill('Constitution');
  await add.getByRole('textbox', { name: 'Lecture Hours' }).fill('4');
  await add.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/coursesetup\/viewSubCourseDetails\/1$/);
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
});
