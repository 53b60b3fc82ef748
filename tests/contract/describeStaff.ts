import { describe, expect, test } from 'vitest';
import { origin } from './api';
import type { Open } from './caseSet';
import { list, restore, write } from './rest';
import { everywhere as all, withRole } from './withRole';

const form = { role_name: 'Editor', rights: { ...all('read'), quiz: 'write' } };
const page = `${origin}/passwordresetcomplete`;
const invitation = {
  email: 'Maya@coursedesk.test ',
  first_name: 'Maya',
  last_name: 'Gurung',
  role_iid: null,
  redirect_url: page,
};
const password = 'Himal@2083';
const login = (email: string, with_password = password) => ({ email, password: with_password, grant_type: 'password' });

/** Tests roles and the accounts of the staff, below `/rest`. */
export function describeStaff(open: Open): void {
  describe('the roles', () => {
    test('are added, changed and deleted, each with its rights and its accounts', async () => {
      const { api, staff } = await open();
      const { access } = staff;
      expect(await write(api, access, 'POST', 'role', form)).toMatchObject({
        status: 200,
        body: { id: 1, ...form, people: 0, created_by: 'sita' },
      });
      const changed = { role_name: 'Reader', rights: all('read') };
      expect((await write(api, access, 'PUT', 'role/1', changed)).body).toMatchObject({ ...changed, modified_by: 'sita' });
      expect(await list(api, 'role', {}, access)).toMatchObject({ range: 'role 0-0/1', body: [changed] });
      expect(await write(api, access, 'DELETE', 'role/1')).toMatchObject({ status: 200, body: { id: 1 } });
      expect((await list(api, 'role', {}, access)).body).toEqual([]);
      expect((await write(api, access, 'PUT', 'role/1', changed)).body).toEqual({ msg: 'Role not found' });
    });

    test('refuse a form with faults, at its fields, and a name that is taken', async () => {
      const { api, staff } = await open();
      await write(api, staff.access, 'POST', 'role', form);
      expect(await write(api, staff.access, 'POST', 'role', { role_name: 'x', rights: { ...all('read'), quiz: 'all' } })).toEqual(
        {
          status: 400,
          body: {
            msg: 'Please correct the marked fields',
            errors: { role_name: ['more than 3 characters'], 'rights.quiz': ['This field is required'] },
          },
        },
      );
      expect(await write(api, staff.access, 'POST', 'role', { ...form, role_name: ' editor' })).toMatchObject({
        status: 409,
        body: { errors: { role_name: ['A role with this name already exists'] } },
      });
    });

    test('stay while accounts have them, which are named', async () => {
      const { api, staff } = await open();
      await withRole(api, all('read'));
      expect(await write(api, staff.access, 'DELETE', 'role/1')).toEqual({
        status: 409,
        body: { msg: 'These people have this role: “holder@coursedesk.test”. Give them another one first' },
      });
    });

    test('can’t take the right to change them from whoever changes them', async () => {
      const { api } = await open();
      const { token } = await withRole(api, { ...all('none'), staff: 'write' });
      const own = { role_name: 'My own', rights: { ...all('write'), staff: 'read' } };
      expect(await write(api, token, 'PUT', 'role/1', own)).toEqual({
        status: 409,
        body: { msg: 'It is your own role: it must keep the right to change “Staff and roles”' },
      });
      expect((await write(api, token, 'PUT', 'role/1', { ...own, rights: all('write') })).status).toBe(200);
    });

    test('are for who may look at them, and changed by who may change them', async () => {
      const { api } = await open();
      const { token, allow } = await withRole(api, { ...all('write'), staff: 'none' });
      for (const resource of ['role', 'staff']) {
        expect((await list(api, resource, {}, token)).status).toBe(403);
        expect((await write(api, token, 'POST', resource, {})).status).toBe(403);
      }
      await allow({ ...all('none'), staff: 'read' });
      for (const resource of ['role', 'staff']) {
        expect((await list(api, resource, {}, token)).status).toBe(200);
        expect((await write(api, token, 'PUT', `${resource}/1`, {})).status).toBe(403);
      }
    });
  });

  describe('the accounts of the staff', () => {
    test('are listed without learners, and without a hash', async () => {
      const { api, staff } = await open();
      const { body } = await list(api, 'staff', {}, staff.access);
      expect(body).toEqual([
        expect.objectContaining({ email: 'other@coursedesk.test', role_iid: null, role_name: null, is_disabled: false }),
        expect.objectContaining({ id: 1, email: 'staff@coursedesk.test' }),
      ]);
      expect(JSON.stringify(body)).not.toContain('hash');
      expect((await api.raw('GET', '/rest/staff/3', { headers: { authorization: `Bearer ${staff.access}` } })).status).toBe(404);
    });

    test('are invited by a mail, whose link sets the password once', async () => {
      const { api, staff } = await open();
      await write(api, staff.access, 'POST', 'role', form);
      expect(await write(api, staff.access, 'POST', 'staff', { ...invitation, role_iid: 1 })).toMatchObject({
        status: 200,
        body: { id: 4, email: 'maya@coursedesk.test', role_name: 'Editor', is_disabled: false },
      });
      const [mail] = await api.host.mails();
      expect(mail).toMatchObject({ to: 'maya@coursedesk.test' });
      const { searchParams } = new URL(mail?.link ?? '');
      api.host.advance(6 * 24 * 60 * 60);
      const chosen = { ...Object.fromEntries(searchParams), password, repassword: password };
      expect((await api.call('completePasswordReset', chosen)).status).toBe(200);
      expect((await api.call('completePasswordReset', chosen)).status).toBe(400);
      expect((await api.call('login', login('maya@coursedesk.test'))).body).toMatchObject({
        data: { is_staff: true, rights: form.rights },
      });
    });

    test('have one mail address each, a role that exists, and a link to a page of ours', async () => {
      const { api, staff } = await open();
      const invite = (sent: object) => write(api, staff.access, 'POST', 'staff', { ...invitation, ...sent });
      expect(await invite({ email: 'other@coursedesk.test' })).toMatchObject({
        status: 409,
        body: { errors: { email: ['An account with this email already exists'] } },
      });
      expect(await invite({ role_iid: 9 })).toMatchObject({
        status: 400,
        body: { errors: { role_iid: ['Must be a record that exists'] } },
      });
      expect((await invite({ redirect_url: 'https://elsewhere.example/' })).status).toBe(400);
      expect(await api.host.mails()).toEqual([]);
    });

    test('that are disabled end at the next request, and can’t sign in, refresh or reset their password', async () => {
      const { api, staff } = await open();
      const other = await api.signIn('other@coursedesk.test');
      expect((await write(api, staff.access, 'PUT', 'staff/2', { is_disabled: true })).body).toMatchObject({ is_disabled: true });
      expect((await api.call('getAllFAQ', {}, other.access)).status).toBe(401);
      expect((await api.call('refresh', { refresh: other.refresh })).status).toBe(401);
      expect(await api.call('login', login('other@coursedesk.test', 'Coursedesk#1'))).toEqual({
        status: 403,
        body: { detail: 'This account is disabled. Ask whoever manages “Staff and roles”' },
      });
      expect((await api.call('login', login('other@coursedesk.test', 'Wrong#Password1'))).status).toBe(401);
      await api.call('resetPassword', { email: 'other@coursedesk.test', redirect_url: page });
      expect(await api.host.mails()).toEqual([]);
      await write(api, staff.access, 'PUT', 'staff/2', { is_disabled: false });
      expect((await api.call('login', login('other@coursedesk.test', 'Coursedesk#1'))).status).toBe(200);
    });

    test('get another role, which counts at the next request; nobody changes their own', async () => {
      const { api, staff } = await open();
      const other = await api.signIn('other@coursedesk.test');
      await write(api, staff.access, 'POST', 'role', form);
      expect((await write(api, staff.access, 'PUT', 'staff/2', { role_iid: 1 })).body).toMatchObject({ role_name: 'Editor' });
      expect((await api.call('deleteOverview', { overview_id: 1 }, other.access)).status).toBe(403);
      const refused = { status: 409, body: { msg: 'You can’t give yourself another role, or disable yourself' } };
      expect(await write(api, staff.access, 'PUT', 'staff/1', { role_iid: 1 })).toEqual(refused);
      expect(await write(api, staff.access, 'PUT', 'staff/1', { is_disabled: true })).toEqual(refused);
      expect((await write(api, staff.access, 'PUT', 'staff/1', { role_iid: null })).status).toBe(200);
    });

    test('always leave somebody who may change them, if two disable each other at once', async () => {
      const { api, staff } = await open();
      const other = await api.signIn('other@coursedesk.test');
      const answers = await Promise.all([
        write(api, staff.access, 'PUT', 'staff/2', { is_disabled: true }),
        write(api, other.access, 'PUT', 'staff/1', { is_disabled: true }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await api.host.store.count('user', { where: { is_staff: true, is_disabled: false } });
      expect(left).toBe(1);
    });
  });

  describe('the history of roles and accounts', () => {
    test('says who changed which right of which role; a deleted role is restored with its rights', async () => {
      const { api, staff } = await open();
      const { access } = staff;
      await write(api, access, 'POST', 'role', form);
      await write(api, access, 'PUT', 'role/1', { ...form, rights: { ...form.rights, enquiry: 'none' } });
      await write(api, access, 'DELETE', 'role/1');
      expect((await list(api, 'history', { area: 'role', record: 1 }, access)).body).toMatchObject([
        { kind: 'deleted', created_by: 'sita' },
        { kind: 'changed', created_by: 'sita', changes: [{ field: 'rights.enquiry', before: 'read', after: 'none' }] },
        { kind: 'created', created_by: 'sita' },
      ]);
      expect((await list(api, 'recycled', {}, access)).body).toMatchObject([{ area: 'role', name: 'Editor', right: 'staff' }]);
      expect((await restore(api, access, 1)).status).toBe(200);
      expect((await list(api, 'role', {}, access)).body).toMatchObject([{ id: 1, rights: { enquiry: 'none', quiz: 'write' } }]);
    });

    test('says who gave an account which role, and who disabled it', async () => {
      const { api, staff } = await open();
      const { access } = staff;
      await write(api, access, 'POST', 'role', form);
      await write(api, access, 'PUT', 'staff/2', { role_iid: 1 });
      await write(api, access, 'PUT', 'staff/2', { is_disabled: true });
      await write(api, access, 'PUT', 'staff/2', { is_disabled: true });
      expect((await list(api, 'history', { area: 'user' }, access)).body).toMatchObject([
        { record: 2, created_by: 'sita', changes: [{ field: 'is_disabled', before: false, after: true }] },
        { record: 2, created_by: 'sita', changes: [{ field: 'role_iid', before: null, after: 1, after_name: 'Editor' }] },
      ]);
    });

    test('has nothing of a password, of a learner, or of what was refused, and is for those who may look at accounts', async () => {
      const { api, staff, learner } = await open();
      const { access } = staff;
      const { token } = await withRole(api, { ...all('write'), staff: 'none' });
      await write(api, access, 'POST', 'staff', { ...invitation, role_iid: null });
      const [mail] = await api.host.mails();
      const chosen = { ...Object.fromEntries(new URL(mail?.link ?? '').searchParams), password, repassword: password };
      expect((await api.call('completePasswordReset', chosen)).status).toBe(200);
      await write(api, access, 'PUT', 'staff/1', { is_disabled: true });
      const own = { old_password: 'Coursedesk#1', new_password: password, re_password: password };
      expect((await api.call('changePassword', own, learner.access)).status).toBe(200);
      expect((await api.call('changePassword', own, access)).status).toBe(200);
      const history = await api.host.store.list('history', {});
      expect(history).toMatchObject([{ area: 'user', record_iid: 5, kind: 'created', changes: '[]' }]);
      expect(JSON.stringify(await api.host.store.list('recycled', {}))).not.toContain('hash');
      expect((await list(api, 'history', { area: ['user', 'role'] }, token)).body).toEqual([]);
    });
  });
}
