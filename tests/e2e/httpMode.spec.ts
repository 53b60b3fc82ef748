import { readBundle } from '../../scripts/bundle.mjs';
import { noAudit } from '../support/blankColumns';
import { panel, paper } from './courseForms';
import { openOn, protectMedia } from './otherServer';
import { expect, fillSignIn, test } from './support';

test.use({ config: { mode: 'http' } });

const demoChunk: unknown = readBundle('dist').manifest['src/providers/demo/createDemo.ts']?.file;

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
  await expect(page.getByRole('alert')).toBeVisible();
  expect(asked.filter((path) => path.includes('login'))).toHaveLength(2);
  expect(demoChunk).toBeDefined();
  expect(asked).not.toContain(`/${demoChunk}`);
});

const lesson = { iid: 1, slug: 'rights', lesson_title: 'Rights', lesson_order: 1, sub_topics: [] };
const mainTopic = { iid: 1, slug: 'law', topic_title: 'Law', lessons: [lesson] };
const subcourse = { iid: 1, slug: 'first', subcourse_name: 'First', subcourse_code: 'F1', main_topics: [mainTopic] };
const course = { iid: 1, course_slug: 'so', course_name: 'SO', course_code: 'SO', is_course_live: 'n', subcourses: [subcourse] };
const category = { iid: 1, category_slug: 'psc', category_name: 'PSC', course_categories_code: 'PSC', courses: [course] };
const details = {
  ...{ iid: 1, slug: 'rights', lesson_title: 'Rights', lesson_order: 1, main_topic_iid: 1, lecture_hours: '2', resources: [] },
  ...{ category_name: 'PSC', course_name: 'SO', subcourse_name: 'First', main_topic_title: 'Law', ...noAudit },
};

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

test.describe('a server that protects its files', () => {
  test.use({ refused: '/media/' });
  const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
  const banner = { contentType: 'image/gif', body: pixel };

  test('shows its images by the token, which stands in no address; one that is gone says so', async ({ page }) => {
    const asked = await protectMedia(page, { 'banners/a1/SO (new).gif': banner });
    const images = { course_banner_img: 'banners/a1/SO (new).gif', course_preview_img: 'previews/gone.gif' };
    const courseDetails = {
      ...{
        ...course,
        ...images,
        ...noAudit,
        cat_id: 1,
        category_name: 'PSC',
        course_banner_description: '',
        program_overview: '',
      },
      ...{ course_preview_url: null, program_success_path: null, lecture_hours: null, has_exam: 'n', has_certification: 'n' },
      ...{ certificate_img: null, updated_date_nep: null, updated_date_eng: null },
    };
    await openOn(page, '/coursesetup/viewCourseDetails/so', { getCourseTree: [category], getCourseById: courseDetails });
    const shown = page.getByRole('img', { name: 'Banner Image' });
    const widthOf = (image: Element) => (image instanceof HTMLImageElement ? image.naturalWidth : 0);
    await expect.poll(() => shown.evaluate(widthOf)).toBe(1);
    await expect(shown).toHaveAttribute('src', /^blob:/);
    await expect(page.getByText('This file isn’t there any more')).toBeVisible();
    expect(asked).toContainEqual({ path: images.course_banner_img, opened: false });
    expect(asked).toContainEqual({ path: images.course_banner_img, opened: true });
    expect(asked.filter(({ path }) => !Object.values(images).includes(path))).toEqual([]);
  });

  test('saves its files by the token, and leads to each by a link', async ({ page }) => {
    const path = 'resources/a1/Rivers & lakes (part 1), नदी.pdf';
    const asked = await protectMedia(page, { [path]: { contentType: 'application/pdf', body: Buffer.from('%PDF-1.7') } });
    const resources = [path, 'resources/a2/Gone.pdf'].map((resource, place) => ({
      resources_id: place + 1,
      resources: resource,
    }));
    const answers = { getCourseTree: [category], viewLessonDetails: { ...details, resources } };
    await openOn(page, '/coursesetup/viewLessonsDetails/1', answers);
    const link = page.getByRole('link', { name: 'Rivers & lakes (part 1), नदी.pdf', exact: true });
    await expect(link).toHaveAttribute('href', `/media/${path.split('/').map(encodeURIComponent).join('/')}`);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Rivers' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Rivers & lakes (part 1), नदी.pdf');
    expect(asked.at(-1)).toEqual({ path, opened: true });
    await page.getByRole('button', { name: 'Download Gone.pdf' }).click();
    await expect(page.getByText('This file isn’t there any more')).toBeVisible();
  });
});
