import { noAudit } from '../support/blankColumns';
import { category, course, details } from './otherRecords';
import { openOn, protectMedia } from './otherServer';
import { expect, test } from './support';

test.use({ config: { mode: 'http' } });

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
