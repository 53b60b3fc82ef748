import { describe, expect, test } from 'vitest';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { isRichText } from '@/contract/fields';
import { conditionOf } from '@/contract/formRules';
import { leavesOf } from '@/contract/leaves';
import { type RightArea, rightAreas } from '@/contract/rights';
import { rowsOf } from '@/contract/rows';
import { type Api, headersOf, pathOf } from './api';
import type { Open } from './caseSet';
import { examples } from './examples';
import { bearer, list, restore } from './rest';
import { everywhere, withRole } from './withRole';

const staffCalls = Object.values<Call>(calls).filter(({ access }) => access === 'staff');
/** Calls that the area of the record itself allows. */
const byRecord: readonly string[] = ['getHistoryEntry', 'getRecycledEntry', 'restoreRecycled', 'getCheck', 'checkAgain'];
const cannotLook = 'Your role doesn’t let you look at this. Ask whoever manages “Staff and roles”';
const cannotChange = 'You may look at this, but not change it';

/** Tests what a role allows: every call that the contract declares, by its area and by whether it writes. */
export function describeRights(open: Open): void {
  describe('a role', () => {
    test('that allows nothing refuses every call but those of one’s own account', async () => {
      const { api } = await open();
      const { token } = await withRole(api, everywhere('none'));
      expect(await unexpected(api, token, ({ area }) => (area === 'account' ? undefined : cannotLook))).toEqual([]);
    });

    test('that lets one look refuses every call that writes, before its body is read', async () => {
      const { api } = await open();
      const { token } = await withRole(api, everywhere('read'));
      const refused = ({ area, writes }: Call) => (writes && area !== 'account' ? cannotChange : undefined);
      expect(await unexpected(api, token, refused)).toEqual([]);
      const answer = await api.raw('PATCH', '/faq/editFAQ', { headers: headersOf(token), body: '{' });
      expect(answer).toEqual({ status: 403, body: { msg: cannotChange } });
    });

    test('that lets one change an area allows each call of it, and no other', async () => {
      const { api } = await open();
      const { token, allow } = await withRole(api, everywhere('none'));
      for (const area of rightAreas) {
        const given = { ...everywhere('none'), [area]: 'write' as const };
        await allow(given);
        const isAllowed = (call: Call) =>
          call.area === area || call.area === 'account' || (call.area === 'texts' && hasTexts(area));
        expect(await unexpected(api, token, (call) => (isAllowed(call) ? undefined : cannotLook)), area).toEqual([]);
      }
    });

    test.each(rightAreas)('that lets one change %s alone may put pictures into its texts, if it has any', async (area) => {
      const { api } = await open();
      const { token, allow } = await withRole(api, { ...everywhere('read'), [area]: 'write' });
      const put = async () => (await api.call('uploadTextImage', examples.uploadTextImage, token)).status;
      expect(await put()).toBe(hasTexts(area) ? 200 : 403);
      await allow({ ...everywhere('write'), ...Object.fromEntries(textForms.map((form) => [form.area, 'read'])) });
      expect(await put()).toBe(403);
    });

    test('of somebody who is disabled allows nothing, from the next request on', async () => {
      const { api } = await open();
      const { token, iid } = await withRole(api, everywhere('write'));
      await api.host.store.update('user', iid, { is_disabled: true });
      const answers = await Promise.all(staffCalls.map((call) => ask(api, call, token)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    });

    test('is in the answer of signing in, and anew in that of a refresh; without one, neither has rights', async () => {
      const { api, staff } = await open();
      const { tokens, allow } = await withRole(api, everywhere('read'));
      const changed = { ...everywhere('read'), staff: 'write' } as const;
      await allow(changed);
      const { body } = await api.call('refresh', { refresh: tokens.refresh });
      expect(body).toMatchObject({ rights: changed });
      const login = await api.call('login', { email: 'other@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' });
      expect(login.body).not.toHaveProperty('data.rights');
      expect((await api.call('refresh', { refresh: staff.refresh })).body).toMatchObject({ rights: null });
    });

    test('opens the history and the bin of its own areas alone, and restores where it may change', async () => {
      const { api, staff } = await open();
      await api.call('deleteOverview', { overview_id: 1 }, staff.access);
      await api.call('deleteOnboard', { banner_id: 1 }, staff.access);
      const { token, allow } = await withRole(api, { ...everywhere('none'), banner: 'read' });
      for (const resource of ['history', 'recycled']) {
        expect((await list(api, resource, {}, token)).body).toMatchObject([{ area: 'onboard' }]);
        expect((await list(api, resource, { area: ['overview', 'onboard'] }, token)).body).toMatchObject([{ area: 'onboard' }]);
        expect((await list(api, resource, { area: 'overview' }, token)).body).toEqual([]);
        expect((await api.raw('GET', `/rest/${resource}/1`, { headers: bearer(token) })).status).toBe(403);
      }
      expect(await restore(api, token, 2)).toEqual({ status: 403, body: { msg: cannotChange } });
      await allow({ ...everywhere('none'), banner: 'write' });
      expect((await restore(api, token, 1)).status).toBe(403);
      expect((await restore(api, token, 2)).status).toBe(200);
    });

    test('leaves out of the dashboard and of the notices what it doesn’t open', async () => {
      const { api } = await open();
      const { token, allow } = await withRole(api, { ...everywhere('none'), enquiry: 'read' });
      const figures = async () => Object(await api.call('getDashboardFigures', {}, token)).body.data;
      const kinds = async () => new Set(Object(await api.call('getNotices', {}, token)).body.data.map(kindOf));
      expect(Object.keys(await figures())).toEqual(['enquiries', 'weeks']);
      expect(Object.keys((await figures()).weeks[0])).toEqual(['from', 'enquiries']);
      expect(await kinds()).toEqual(new Set(['enquiries']));
      await allow({ ...everywhere('none'), discussion: 'read' });
      expect(Object.keys(await figures())).toEqual(['weeks']);
      expect(await kinds()).toEqual(new Set(['comments']));
    });
  });
}

/** The forms with rich text, also in rows. */
const textForms = staffCalls.filter(({ body, writes }) => writes && body && hasRichText(body));

function hasRichText({ shape }: { shape: Readonly<Record<string, unknown>> }): boolean {
  return Object.values(shape).some((schema) => {
    const row = rowsOf(schema)?.row;
    return row ? hasRichText(row) : leavesOf(conditionOf(schema)?.schema ?? schema).some(isRichText);
  });
}

const hasTexts = (area: RightArea): boolean => textForms.some((form) => form.area === area);

const kindOf = ({ kind }: { kind: string }) => kind;

const ask = (api: Api, call: Call, token: string) =>
  api.raw(call.method, pathOf(call), { headers: headersOf(token), body: call.body && '{}' });

/** Returns the calls whose answer isn't the refusal that they are to have, or is one where they are to have none. */
async function unexpected(api: Api, token: string, refusalOf: (call: Call) => string | undefined): Promise<string[]> {
  const wrong: string[] = [];
  for (const call of staffCalls.filter(({ name }) => !byRecord.includes(name))) {
    const { status, body } = await ask(api, call, token);
    const expected = refusalOf(call);
    const isRefused = status === 403 && Object(body).msg === expected;
    if (expected === undefined ? status === 403 || status === 401 : !isRefused) wrong.push(`${call.name}: ${status}`);
  }
  return wrong;
}
