import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import { fileOf } from '@tests/contract/files';
import { notFound, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const images = { course_banner_img: 'course_banner_img/nrb.png', course_preview_img: 'course_preview_img/nrb.png' };

const isLive = async (api: Api, iid: number) => (await api.host.store.get('course', iid))?.is_course_live;

/** Adds a second course, not live, with images and a subcourse; returns its id. */
async function addCourse({ host: { store } }: Api): Promise<number> {
  const [course] = await store.list('course');
  const [subcourse] = await store.list('subcourse');
  if (!course || !subcourse) throw new Error('the world has a course');
  const names = { course_name: 'Kharidar', course_code: 'KHA', course_slug: 'kharidar' };
  const { iid } = await store.insert('course', { ...course, ...names, ...images, is_course_live: 'n' });
  await store.insert('subcourse', { ...subcourse, course_id: iid, slug: 'kharidar-gk' });
  return iid;
}

export const courseChangeCases = {
  activateCourse: (open) => {
    test('makes courses live, and stamps the change', async () => {
      const { api, staff } = await open();
      const iid = await addCourse(api);
      const { status, body } = await api.call('activateCourse', { courses: [iid] }, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        msg: 'Course activated successfully',
        data: [{ iid, is_course_live: 'y', modified_by: 'sita', modified_date: expect.any(String), modified_remarks: null }],
      });
    });
    test.each(['course_banner_img', 'course_preview_img'] as const)('refuses all where one lacks %s', async (image) => {
      const { api, staff } = await open();
      const iid = await addCourse(api);
      await api.host.store.update('course', 1, { ...images, [image]: null });
      expect(await api.call('activateCourse', { courses: [iid, 1] }, staff.access)).toEqual({
        status: 409,
        body: {
          msg: 'Only a course with a banner image, a preview image and a subcourse can be activated. Not ready yet: “NRB Assistant”',
        },
      });
      expect(await isLive(api, iid)).toBe('n');
    });
    test('names all that are not ready', async () => {
      const { api, staff } = await open();
      const iid = await addCourse(api);
      await api.host.store.remove('subcourse', 2);
      const { body } = await api.call('activateCourse', { courses: [iid, 1, iid] }, staff.access);
      expect(body).toEqual({ msg: expect.stringMatching(/Not ready yet: “Kharidar”, “NRB Assistant”$/) });
    });
    test('counts a course once', async () => {
      const { api, staff } = await open();
      const iid = await addCourse(api);
      const { body } = await api.call('activateCourse', { courses: [iid, iid] }, staff.access);
      expect(body).toMatchObject({ data: [{ iid, is_course_live: 'y' }] });
    });
    test('refuses a course without a subcourse', async () => {
      const { api, staff } = await open();
      const iid = await addCourse(api);
      await api.host.store.remove('subcourse', 2);
      expect((await api.call('activateCourse', { courses: [iid] }, staff.access)).status).toBe(409);
    });
    test('does not find one that is gone, and activates no other', async () => {
      const { api, staff } = await open();
      const iid = await addCourse(api);
      expect(await api.call('activateCourse', { courses: [iid, 99] }, staff.access)).toEqual(notFound('Course'));
      expect(await isLive(api, iid)).toBe('n');
    });
    refuses(open, 'activateCourse', { courses: [1] }, [
      ['courses', undefined, 'This field is required'],
      ['courses', [], 'This field is required'],
    ]);
  },

  deactivateCourse: (open) => {
    test('leaves the remarks of the last edit', async () => {
      const { api, staff } = await open();
      await api.host.store.update('course', 1, { modified_remarks: 'price agreed' });
      const { body } = await api.call('deactivateCourse', { courses: [1] }, staff.access);
      expect(body).toMatchObject({ data: [{ modified_by: 'sita', modified_remarks: 'price agreed' }] });
    });
    test('makes courses not live', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('deactivateCourse', { courses: [1] }, staff.access);
      expect(body).toMatchObject({
        msg: 'Course deactivated successfully',
        data: [{ iid: 1, is_course_live: 'n', modified_by: 'sita' }],
      });
    });
  },

  updateCourseDate: (open) => {
    const dates = { courses: 1, updated_date_nep: '2083-08-05', updated_date_eng: '2026-11-21' };
    test('sets both dates', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateCourseDate', dates, staff.access);
      const { courses: iid, ...kept } = dates;
      expect(body).toMatchObject({ msg: 'Course date updated successfully', data: { iid, ...kept, modified_by: 'sita' } });
    });
    refuses(open, 'updateCourseDate', dates, [
      ['updated_date_nep', undefined, 'This field is required'],
      ['updated_date_nep', '२०८३-०८-०५', 'Must be a date of the years 1975 to 2099 BS'],
      ['updated_date_nep', '1974-12-30', 'Must be a date of the years 1975 to 2099 BS'],
      ['updated_date_nep', '2083-08-33', 'This month has 29 days'],
      ['updated_date_nep', '2083-08-31', 'This month has 29 days'],
      ['updated_date_nep', '2083-8-5', 'Must be a date of the years 1975 to 2099 BS'],
      ['updated_date_eng', undefined, 'This field is required'],
      ['updated_date_eng', '2026-02-30', 'Must be a date'],
      ['updated_date_eng', '2026-11-20', 'Must be the same day in both calendars'],
      ['updated_date_eng', '1900-01-01', 'Must be the same day in both calendars'],
    ]);
  },

  updateCertificate: (open) => {
    test('sets the image, and takes it away; the history needs the file', async () => {
      const { api, staff } = await open();
      const image = { course_id: 1, has_certification: 'y', certificate_img: fileOf('png') };
      const { body } = await api.call('updateCertificate', image, staff.access);
      expect(body).toMatchObject({
        msg: 'Certificate updated successfully',
        data: { has_certification: 'y', certificate_img: expect.stringMatching(/^certificate_img\//) },
      });
      const none = await api.call('updateCertificate', { course_id: 1, has_certification: 'n' }, staff.access);
      expect(none.body).toMatchObject({ data: { has_certification: 'n', certificate_img: null } });
      const certificate_img = calls.updateCertificate.reply.parse(body).data?.certificate_img;
      expect(await api.host.files.get(certificate_img ?? '')).toBeDefined();
    });
    refuses(open, 'updateCertificate', { course_id: 1, has_certification: 'y', certificate_img: fileOf('png') }, [
      ['has_certification', undefined, 'This field is required'],
      ['certificate_img', undefined, 'This field is required'],
    ]);
  },

  editCourseBannerImg: (open) => {
    test('replaces the banner', async () => {
      const { api, staff } = await open();
      const image = { course_id: 1, course_banner_img: fileOf('gif', 'नयाँ ब्यानर.png') };
      const { body } = await api.call('editCourseBannerImg', image, staff.access);
      expect(body).toMatchObject({
        msg: 'Image updated successfully',
        data: { course_banner_img: expect.stringMatching(/\/नयाँ ब्यानर\.gif$/), modified_by: 'sita' },
      });
    });
    refuses(open, 'editCourseBannerImg', { course_id: 1, course_banner_img: fileOf('gif') }, [
      ['course_banner_img', undefined, 'This field is required'],
    ]);
  },

  editCoursePreviewImg: (open) => {
    test('replaces the preview image, and keeps the one before for the history', async () => {
      const { api, staff } = await open();
      const image = { course_id: 1, course_preview_img: fileOf('jpg') };
      const { body } = await api.call('editCoursePreviewImg', image, staff.access);
      expect(body).toMatchObject({ data: { course_preview_img: expect.stringMatching(/^course_preview_img\//) } });
      const course_preview_img = calls.editCoursePreviewImg.reply.parse(body).data?.course_preview_img;
      expect(await api.host.files.get(course_preview_img ?? '')).toBeDefined();
      await api.call('editCoursePreviewImg', image, staff.access);
      expect(await api.host.files.get(course_preview_img ?? '')).toBeDefined();
    });
  },
} satisfies CaseSet;
