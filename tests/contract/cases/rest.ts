import { headersOf, origin } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import { describeHealth } from '@tests/contract/describeHealth';
import { describeHiding } from '@tests/contract/describeHiding';
import { describeHistory } from '@tests/contract/describeHistory';
import { describeRecycled } from '@tests/contract/describeRecycled';
import { describeStaff } from '@tests/contract/describeStaff';
import type { Examples } from '@tests/contract/examples';
import { list, restore, write } from '@tests/contract/rest';
import { everywhere, withRole } from '@tests/contract/withRole';
import { expect, test } from 'vitest';

const role = { role_name: 'Editor', rights: { ...everywhere('read'), quiz: 'write' as const } };

/** A valid body of each call. */
export const restExamples = {
  createRole: role,
  updateRole: { ...role, id: '1' },
  inviteStaff: {
    email: 'maya@coursedesk.test',
    first_name: 'Maya',
    last_name: 'Gurung',
    redirect_url: `${origin}/passwordresetcomplete`,
  },
  updateStaff: { id: '2', is_disabled: false },
  settleComment: { id: '1', hidden_reason: 'It names a person' },
  restoreRecycled: { id: '1', with_above: false },
} satisfies Examples;

/** The calls in the form of ra-data-simple-rest. */
export const restCases = {
  getHistory: describeHistory,
  restoreRecycled: describeRecycled,
  getFindings: describeHealth,
  settleComment: describeHiding,
  inviteStaff: describeStaff,

  getHistoryEntry: (open) => {
    test('gives one write', async () => {
      const { api, staff } = await open();
      await api.call('deleteOverview', { overview_id: 1 }, staff.access);
      const entry = { id: 1, area: 'overview', record: 1, kind: 'deleted', created_by: 'sita' };
      expect(await api.call('getHistoryEntry', { id: '1' }, staff.access)).toMatchObject({ status: 200, body: entry });
    });
  },

  getRecycled: (open) => {
    test('lists what was deleted, the newest first, until it is restored', async () => {
      const { api, staff } = await open();
      await api.call('deleteOverview', { overview_id: 1 }, staff.access);
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      const both = { range: 'recycled 0-1/2', body: [{ area: 'onboard' }, { area: 'overview' }] };
      expect(await list(api, 'recycled', {}, staff.access)).toMatchObject(both);
      await restore(api, staff.access, 1);
      expect(await list(api, 'recycled', {}, staff.access)).toMatchObject({ range: 'recycled 0-0/1', body: [both.body[0]] });
    });
  },

  getRecycledEntry: (open) => {
    test('gives what was deleted', async () => {
      const { api, staff } = await open();
      await api.call('deleteOverview', { overview_id: 1 }, staff.access);
      const entry = { id: 1, area: 'overview', record: 1, deleted_by: 'sita', above: [] };
      expect(await api.call('getRecycledEntry', { id: '1' }, staff.access)).toMatchObject({ status: 200, body: entry });
    });
  },

  getCheck: (open) => {
    test('gives what was found', async () => {
      const { api, staff } = await open();
      const places = { course_iid: null, subcourse_iid: null, sub_topic_iid: null, modelset_iid: null, unchecked_since: null };
      const address = { kind: 'link', address: 'https://a.example/', address_start: 'https://a.example/' } as const;
      const found = { fault: 'missing', detail: '404', checked_date: '2026-01-01T00:00:00.000Z' } as const;
      const row = { area: 'quiz', record_iid: 1, part: 'video_solution', ...address, ...found, ...places };
      const { iid: id } = await api.host.store.insert('content_check', row);
      expect(await api.call('getCheck', { id: String(id) }, staff.access)).toEqual({ status: 200, body: { id, ...found } });
    });
  },

  checkAgain: (open) => {
    test('finds nothing where nothing is checked', async () => {
      const { api, staff } = await open();
      expect(await api.call('checkAgain', { id: '99' }, staff.access)).toMatchObject({ status: 404 });
    });
  },

  getUnanswered: (open) => {
    test('lists the comments that await an answer, the oldest first', async () => {
      const { api, staff } = await open();
      const waiting = { range: 'discussion 0-1/2', body: [{ id: 2 }, { id: 3 }] };
      expect(await list(api, 'discussion', {}, staff.access)).toMatchObject(waiting);
    });
  },

  getComment: (open) => {
    test('gives a comment with where it stands', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getComment', { id: '1' }, staff.access);
      expect(body).toMatchObject({ id: 1, comments: '<p>Ask here.</p>', hidden_reason: null, needs_answer: false });
    });
  },

  getRoles: (open) => {
    test('lists the roles by their ids, as many as are asked for', async () => {
      const { api, staff } = await open();
      for (const role_name of ['Editor', 'Reader', 'Writer'])
        await write(api, staff.access, 'POST', 'role', { ...role, role_name });
      const page = await list(api, 'role', {}, staff.access, '[1,1]');
      expect(page).toMatchObject({ range: 'role 1-1/3', body: [{ role_name: 'Reader' }] });
      expect((await list(api, 'role', { id: [1, 3] }, staff.access)).body).toMatchObject([{ id: 3 }, { id: 1 }]);
    });
  },

  getRole: (open) => {
    test('gives a role with its rights', async () => {
      const { api, staff } = await open();
      await write(api, staff.access, 'POST', 'role', role);
      expect((await api.call('getRole', { id: '1' }, staff.access)).body).toMatchObject({ id: 1, ...role, people: 0 });
    });
  },

  createRole: (open) => {
    test('adds a role, which is in the history', async () => {
      const { api, staff } = await open();
      expect((await api.call('createRole', role, staff.access)).body).toMatchObject({ id: 1, ...role });
      expect((await list(api, 'history', { area: 'role' }, staff.access)).body).toMatchObject([{ kind: 'created', record: 1 }]);
    });
  },

  updateRole: (open) => {
    test('changes a role for those who have it', async () => {
      const { api, staff } = await open();
      const { token } = await withRole(api, everywhere('none'));
      expect((await api.call('getAllFAQ', {}, token)).status).toBe(403);
      await api.call('updateRole', { id: '1', role_name: 'Reader', rights: everywhere('read') }, staff.access);
      expect((await api.call('getAllFAQ', {}, token)).status).toBe(200);
    });

    test('is refused where a colleague has changed it meanwhile', async () => {
      const { api, staff } = await open();
      await write(api, staff.access, 'POST', 'role', role);
      const headers = { ...headersOf(staff.access), 'if-match': '"role/1/2026-01-01T00:00:00.000Z"' };
      const answer = await api.raw('PUT', '/rest/role/1', { headers, body: JSON.stringify({ ...role, role_name: 'Reader' }) });
      expect(answer.status).toBe(409);
    });
  },

  deleteRole: (open) => {
    test('deletes a role', async () => {
      const { api, staff } = await open();
      await api.call('createRole', role, staff.access);
      expect(await api.call('deleteRole', { id: '1' }, staff.access)).toMatchObject({ status: 200, body: { id: 1 } });
      expect((await api.call('getRole', { id: '1' }, staff.access)).status).toBe(404);
    });
  },

  getStaff: (open) => {
    test('lists the accounts of the staff, and no learner’s', async () => {
      const { api, staff } = await open();
      const { body } = await list(api, 'staff', {}, staff.access);
      const mails = Object.values<{ email: string }>(Object(body)).map(({ email }) => email);
      expect(mails).toContain('staff@coursedesk.test');
      expect(mails).not.toContain('learner@coursedesk.test');
    });
  },

  getStaffMember: (open) => {
    test('gives an account of the staff, and no learner’s', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getStaffMember', { id: '1' }, staff.access);
      expect(body).toMatchObject({ email: 'staff@coursedesk.test', role_iid: null, is_disabled: false });
      const [learner] = await api.host.store.list('user', { where: { email: 'learner@coursedesk.test' } });
      expect((await api.call('getStaffMember', { id: String(learner?.iid) }, staff.access)).status).toBe(404);
    });
  },

  updateStaff: (open) => {
    test('disables an account, and enables it', async () => {
      const { api, staff } = await open();
      const { iid, token } = await withRole(api, everywhere('read'));
      const change = (is_disabled: boolean) => api.call('updateStaff', { id: String(iid), is_disabled }, staff.access);
      expect((await change(true)).body).toMatchObject({ is_disabled: true });
      expect((await api.call('getAllFAQ', {}, token)).status).toBe(401);
      expect((await change(false)).body).toMatchObject({ is_disabled: false });
    });
  },
} satisfies CaseSet;
