import { describe, expect, test } from 'vitest';
import type { Api } from './api';
import type { Open } from './caseSet';
import { edit } from './cases/faq';
import { bearer, list } from './rest';

/** Tests that every write leaves a trace, and that a change of an older version is refused. */
export function describeHistory(open: Open): void {
  describe('the history of a record', () => {
    test('says who changed which fields, when and why, newest first', async () => {
      const { api, staff } = await open();
      await api.call('editFAQ', edit, staff.access);
      await api.call('editFAQ', { ...edit, faq_title: 'How long?', modified_remarks: 'shorter' }, staff.access);
      const { body, range } = await list(api, 'history', { area: 'faq', record: 1 }, staff.access);
      expect(range).toBe('history 0-1/2');
      expect(body).toMatchObject([
        {
          area: 'faq',
          record: 1,
          kind: 'changed',
          remark: 'shorter',
          created_by: 'sita',
          changes: [{ field: 'faq_title', before: edit.faq_title, after: 'How long?' }],
        },
        {
          kind: 'changed',
          remark: edit.modified_remarks,
          changes: expect.arrayContaining([expect.objectContaining({ field: 'faq_desc' })]),
        },
      ]);
    });

    test('begins when it is created, and has nothing of a write that was refused or changed nothing', async () => {
      const { api, staff } = await open();
      const { courses, faq_title, faq_desc, priority_order } = edit;
      await api.call('createFAQ', { courses, faq_title, faq_desc, priority_order }, staff.access);
      await api.call('editFAQ', { ...edit, faq_id: 2 }, staff.access);
      await api.call('editFAQ', { ...edit, faq_id: 2, courses: 99 }, staff.access);
      const { body } = await list(api, 'history', { area: 'faq', record: 2 }, staff.access);
      expect(body).toMatchObject([{ kind: 'created', changes: [] }]);
    });

    test('has the rows of a list as a field of its record, each with its id and place', async () => {
      const { api, staff } = await open();
      const options = [
        { option_id: 1, options: '<p>Kathmandu</p>', correct: true },
        { options: '<p>Biratnagar</p>', correct: false },
      ];
      const question = {
        question_id: 1,
        question: '<p>Which is the capital of <b>Nepal</b>?</p>',
        correct_option: '<p>Kathmandu</p>',
        opiton_description: 'Kathmandu\nBiratnagar',
        has_video_solution: 'n',
        quiz_options: options,
      };
      expect((await api.call('editQuiz', question, staff.access)).status).toBe(200);
      const { body } = await list(api, 'history', { area: 'quiz', record: 1 }, staff.access);
      expect(body).toMatchObject([
        {
          kind: 'changed',
          changes: expect.arrayContaining([
            {
              field: 'quiz_options',
              before: [{ id: 2, place: 2, fields: { options: '<p>Pokhara</p>', correct: false } }],
              after: [{ id: 2, place: 2, fields: { options: '<p>Biratnagar</p>', correct: false } }],
            },
          ]),
        },
      ]);
      expect(JSON.stringify(body)).not.toContain('opiton_description');
    });

    test('is read by staff alone, in ranges, and by ids', async () => {
      const { api, staff, learner } = await open();
      expect((await list(api, 'history', {}, '')).status).toBe(401);
      expect((await list(api, 'history', {}, learner.access)).status).toBe(403);
      expect((await list(api, 'nothing', {}, staff.access)).status).toBe(404);
      await api.call('editFAQ', edit, staff.access);
      await api.call('editFAQ', { ...edit, faq_title: 'How long?' }, staff.access);
      const first = await list(api, 'history', { area: 'faq' }, staff.access, '[0,0]');
      expect(first).toMatchObject({ range: 'history 0-0/2', body: [{ changes: [{ after: 'How long?' }] }] });
      expect((await list(api, 'history', { id: [1] }, staff.access)).body).toMatchObject([{ id: 1 }]);
      expect(await api.raw('GET', '/rest/history/1', { headers: bearer(staff.access) })).toMatchObject({
        status: 200,
        body: { id: 1 },
      });
      expect((await api.raw('GET', '/rest/history/99', { headers: bearer(staff.access) })).status).toBe(404);
      expect((await list(api, 'history', { area: 1 }, staff.access)).status).toBe(400);
    });
  });

  describe('a change of an older version', () => {
    const change = (api: Api, token: string, version: string) =>
      api.raw('PATCH', '/faq/editFAQ', {
        headers: { ...bearer(token), 'content-type': 'application/json', 'if-match': `"faq/1/${version}"` },
        body: JSON.stringify(edit),
      });

    test('is refused, with who changed the record; nothing is written', async () => {
      const { api, staff } = await open();
      const versions = [await versionOf(api, staff.access)];
      api.host.advance(60);
      await api.call('editFAQ', { ...edit, faq_title: 'Theirs' }, staff.access);
      versions.push(await versionOf(api, staff.access));
      api.host.advance(60);
      expect(await change(api, staff.access, versions[0] ?? '')).toEqual({
        status: 409,
        body: { msg: '“sita” has changed this meanwhile' },
      });
      expect(await versionOf(api, staff.access)).toBe(versions[1]);
      expect((await change(api, staff.access, versions[1] ?? '')).status).toBe(200);
      expect((await api.call('editFAQ', edit, staff.access)).status).toBe(200);
    });
  });
}

async function versionOf(api: Api, token: string): Promise<string> {
  const { body } = await api.call('fetchFAQById', { id: '1' }, token);
  const found = JSON.stringify(body).match(/"modified_date":"([^"]+)"/) ?? JSON.stringify(body).match(/"created_date":"([^"]+)"/);
  return found?.[1] ?? '';
}
