import type { Api, Tokens } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { marked, missing } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const unsupported = 'Unsupported Format(supports */pdf/*zip)';

/** Adds one file to the world's first lesson; returns its path. */
async function addPdf(api: Api, staff: Tokens): Promise<string> {
  const { body } = await api.call('addResource', { lesson: 1, resources: [fileOf('pdf', 'Past questions.pdf')] }, staff.access);
  return calls.addResource.reply.parse(body).data?.[0]?.resources ?? '';
}

/** A valid body of each call. */
export const lessonResourceExamples = {
  addResource: { lesson: 1, resources: [fileOf('pdf')] },
  editResources: { resources_id: 1, resources: fileOf('pdf') },
  deleteResources: { resources_id: 1 },
} satisfies Examples;

export const lessonResourceCases = {
  addResource: (open) => {
    test('adds files to a lesson, under their own names', async () => {
      const { api, staff } = await open();
      const resources = [fileOf('pdf', 'Past questions (2082).pdf'), fileOf('zip', 'अभ्यास.zip')];
      const { status, body } = await api.call('addResource', { lesson: 1, resources }, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        msg: 'Resources added successfully',
        data: [
          { iid: 1, lesson_iid: 1, resources: expect.stringMatching(/\/Past questions \(2082\)\.pdf$/), created_by: 'sita' },
          { iid: 2, lesson_iid: 1, resources: expect.stringMatching(/\/अभ्यास\.zip$/) },
        ],
      });
      const view = await api.call('viewLessonDetails', { id: '1' }, staff.access);
      expect(view.body).toMatchObject({ data: { resources: [{ resources_id: 1 }, { resources_id: 2 }] } });
    });
    test.each([
      ['Version 1.2 of notes', 'Version 1.2 of notes.pdf'],
      ['Notes of 2082.12', 'Notes of 2082.12.pdf'],
      ['Notes.v2.PDF', 'Notes.v2.pdf'],
      ['.pdf', 'file.pdf'],
    ])('%s is kept as %s', async (name, kept) => {
      const { api, staff } = await open();
      const { body } = await api.call('addResource', { lesson: 1, resources: [fileOf('pdf', name)] }, staff.access);
      expect(body).toMatchObject({ data: [{ resources: expect.stringMatching(new RegExp(`/${kept}$`)) }] });
    });
    test('is to be saved, not shown', async () => {
      const { api, staff } = await open();
      const path = await addPdf(api, staff);
      const { headers } = await api.host.fetch(new Request(`http://coursedesk.test/media/${path}`));
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Past%20questions.pdf");
    });
    test.each([
      ['no file', [], { resources: ['This field is required'] }],
      ['five files', Array.from({ length: 5 }, () => fileOf('pdf')), { resources: ['Must be at most 4 files'] }],
      ['an empty file', [new File([], 'notes.pdf')], { 'resources.0': ['The file is empty'] }],
      ['an image among them', [fileOf('pdf'), fileOf('png', 'notes.pdf')], { 'resources.1': [unsupported] }],
    ])('refuses %s, and keeps none', async (_, resources, errors) => {
      const { api, staff } = await open();
      expect(await api.call('addResource', { lesson: 1, resources }, staff.access)).toEqual(marked(errors));
      expect(await api.host.store.list('lesson_resource')).toEqual([]);
    });
  },

  editResources: (open) => {
    test('replaces the file', async () => {
      const { api, staff } = await open();
      const before = await addPdf(api, staff);
      const resources = fileOf('pdf', 'New questions.pdf');
      const { body } = await api.call('editResources', { resources_id: 1, resources }, staff.access);
      expect(body).toMatchObject({
        msg: 'Resource updated successfully',
        data: { iid: 1, lesson_iid: 1, resources: expect.stringMatching(/\/New questions\.pdf$/), modified_by: 'sita' },
      });
      expect(await mediaStatus(api, before)).toBe(200);
    });
    test('takes a PDF only', async () => {
      const { api, staff } = await open();
      const before = await addPdf(api, staff);
      const answer = await api.call('editResources', { resources_id: 1, resources: fileOf('zip') }, staff.access);
      expect(answer).toEqual(marked({ resources: ['Unsupported Format(supports */pdf)'] }));
      expect(await mediaStatus(api, before)).toBe(200);
    });
    missing(open, 'editResources', { resources_id: 9, resources: fileOf('pdf') }, 'Resource');
  },

  deleteResources: (open) => {
    test('deletes the record, and keeps its file for the recycle bin', async () => {
      const { api, staff } = await open();
      const path = await addPdf(api, staff);
      const answer = await api.call('deleteResources', { resources_id: 1 }, staff.access);
      expect(answer).toEqual({ status: 200, body: { msg: 'Resource deleted successfully' } });
      expect(await api.host.store.list('lesson_resource')).toEqual([]);
      expect(await mediaStatus(api, path)).toBe(200);
    });
  },
} satisfies CaseSet;
