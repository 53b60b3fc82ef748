import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { refuses } from '@tests/contract/refusals';
import { list, restore } from '@tests/contract/rest';
import { picture } from '@tests/contract/storefront';
import { everywhere, withRole } from '@tests/contract/withRole';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '@/contract';
import { storedFile } from '@/contract/file';
import { mediaPath } from '@/domain/mediaPath';
import { faqExamples } from './faq';
import { mobileBannerExamples } from './mobileBanner';
import { quizExamples } from './quiz';

/** A valid body of each call. */
export const fileExamples = { replaceFile: { id: '1', file: fileOf('png', 'two.png', 'two') } } satisfies Examples;

const storedFiles = async (api: Api, token: string) => z.array(storedFile).parse((await list(api, 'file', {}, token)).body);

/** Stores a picture, and names it in a question’s text, in an FAQ, and as a banner. */
async function named(api: Api, access: string) {
  const text_image = fileOf('png', 'one (1).png');
  const uploaded = await api.call('uploadTextImage', { text_image }, access);
  const path = calls.uploadTextImage.reply.parse(uploaded.body).data.text_image;
  const html = `<p>Look: <img alt="" src="${mediaPath(path)}"></p>`;
  expect((await api.call('editFAQ', { ...faqExamples.editFAQ, faq_desc: html }, access)).status).toBe(200);
  const banner = { ...mobileBannerExamples.updateMobileBannerImg, banner_img: text_image };
  expect((await api.call('updateMobileBannerImg', banner, access)).status).toBe(200);
  const file = (await storedFiles(api, access)).find((stored) => stored.path === path);
  return { path, html, file: file ?? expect.fail('No file is listed') };
}

export const fileCases = {
  getFiles: (open) => {
    test('lists a file that records name once, with how many do', async () => {
      const { api, staff } = await open();
      const { path } = await named(api, staff.access);
      const files = await storedFiles(api, staff.access);
      expect(files).toMatchObject([
        { path, uses: 2, size: 8, stored_by: 'sita' },
        { path: picture, uses: 1 },
      ]);
      expect((await list(api, 'file', {}, staff.access)).range).toContain('/2');
    });
    test('shows nobody what only records name that they may not look at', async () => {
      const { api, staff } = await open();
      const { file } = await named(api, staff.access);
      const banner = await withRole(api, { ...everywhere('none'), banner: 'read' });
      expect(await storedFiles(api, banner.token)).toMatchObject([{ id: file.id, uses: 1 }]);
    });
    test('shows nothing to somebody who may look at none of the records', async () => {
      const { api, staff } = await open();
      const { file } = await named(api, staff.access);
      const quiz = await withRole(api, { ...everywhere('none'), quiz: 'write' });
      expect(await storedFiles(api, quiz.token)).toEqual([]);
      expect((await api.call('getFile', { id: String(file.id) }, quiz.token)).status).toBe(404);
    });
  },

  getFile: (open) => {
    test('answers one file; 404 where there is none', async () => {
      const { api, staff } = await open();
      const { file } = await named(api, staff.access);
      expect((await api.call('getFile', { id: String(file.id) }, staff.access)).body).toEqual(file);
      expect((await api.call('getFile', { id: '99' }, staff.access)).status).toBe(404);
    });
  },

  getFileUses: (open) => {
    test('names the records, a part’s by its record, and counts those that the person may not look at', async () => {
      const { api, staff } = await open();
      const { file, html } = await named(api, staff.access);
      const [option, ...others] = quizExamples.editQuiz.quiz_options;
      const quiz_options = [{ correct: false, ...option, options: html }, ...others];
      expect((await api.call('editQuiz', { ...quizExamples.editQuiz, quiz_options }, staff.access)).status).toBe(200);
      const uses = async (token: string) =>
        calls.getFileUses.reply.parse((await api.call('getFileUses', { id: String(file.id) }, token)).body).data;
      const found = await uses(staff.access);
      expect(found).toMatchObject({ others: 0, may_replace: true });
      expect(found.records.map(({ area }) => area).toSorted()).toEqual(['faq', 'mobile_banner', 'quiz']);
      const banner = await withRole(api, { ...everywhere('none'), banner: 'read' });
      expect(await uses(banner.token)).toMatchObject({ records: [{ area: 'mobile_banner' }], others: 2, may_replace: false });
    });
  },

  replaceFile: (open) => {
    test('puts another file in its place wherever it is named, which the history tells and undoes', async () => {
      const { api, staff } = await open();
      const { file, html, path } = await named(api, staff.access);
      const { status, body } = await api.call('replaceFile', { ...fileExamples.replaceFile, id: String(file.id) }, staff.access);
      expect([status, body]).toMatchObject([200, { msg: 'File replaced successfully. Records changed: 2' }]);
      const [next] = await storedFiles(api, staff.access);
      expect(next).toMatchObject({ uses: 2, path: expect.stringContaining('/two.png') });
      const faq = await api.host.store.get('faq', faqExamples.editFAQ.faq_id);
      expect(faq?.faq_desc).toBe(html.replace(mediaPath(path), mediaPath(next?.path ?? '')));
      expect(await mediaStatus(api, path)).toBe(200);
      const history = await list(api, 'history', { area: 'faq', record: faqExamples.editFAQ.faq_id }, staff.access);
      expect(history.body).toMatchObject([{ changes: [{ field: 'faq_desc', before: html }] }, {}]);
    });
    test('is refused whole to whoever may not change one of the records', async () => {
      const { api, staff } = await open();
      const { file } = await named(api, staff.access);
      const { token } = await withRole(api, { ...everywhere('read'), content: 'write' });
      expect((await api.call('replaceFile', { ...fileExamples.replaceFile, id: String(file.id) }, token)).status).toBe(403);
      expect(await storedFiles(api, staff.access)).toContainEqual(expect.objectContaining({ id: file.id, uses: 2 }));
    });
    test('follows a record into the recycle bin and back', async () => {
      const { api, staff } = await open();
      const { file } = await named(api, staff.access);
      expect((await api.call('deleteMobileBanner', { banner_id: 1 }, staff.access)).status).toBe(200);
      expect(await storedFiles(api, staff.access)).toContainEqual(expect.objectContaining({ id: file.id, uses: 1 }));
      const bin = z.array(z.object({ id: z.int() })).parse((await list(api, 'recycled', {}, staff.access)).body);
      await restore(api, staff.access, bin[0]?.id ?? 0);
      expect(await storedFiles(api, staff.access)).toContainEqual(expect.objectContaining({ id: file.id, uses: 2 }));
    });
    test.each([
      ['the same', fileOf('png', 'one (1).png'), 'This is the same file'],
      [
        'another kind',
        fileOf('pdf'),
        'This is another kind of file: choose an image for an image, a PDF for a PDF, an archive for an archive',
      ],
    ])('refuses %s', async (_, file, text) => {
      const { api, staff } = await open();
      const known = await named(api, staff.access);
      const { status, body } = await api.call('replaceFile', { id: String(known.file.id), file }, staff.access);
      expect([status, body]).toMatchObject([400, { errors: { file: [text] } }]);
    });
    refuses(open, 'replaceFile', fileExamples.replaceFile, [['file', undefined, 'This field is required']]);
  },
} satisfies CaseSet;
