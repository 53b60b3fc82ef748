import { describe, expect, test } from 'vitest';
import { checkDue } from '@/backend/health/checkDue';
import type { Opened } from '@/backend/host';
import type { Found } from '@/contract/contentHealth';
import type { Api, Tokens } from './api';
import type { Open } from './caseSet';
import { catchUp } from './health';
import { list, write } from './rest';
import { everywhere, withRole } from './withRole';

interface Row {
  id: string;
  urgency: string;
  kind: string;
  record: number;
  course_iid: number | null;
  part: string | null;
  fault: string | null;
  detail: string | null;
  check: number | null;
  above?: object;
}

const findings = async (api: Api, { access }: Tokens, range = '[0,99]') => {
  const { body, range: told } = await list(api, 'contentHealth', {}, access, range);
  const rows: Row[] = Object(body);
  return { rows, told };
};
const told = async (api: Api, staff: Tokens) =>
  (await findings(api, staff)).rows.map(({ urgency, kind, record, part }) =>
    [urgency, kind, record, part].filter(Boolean).join(' '),
  );

/** Tests content health, below `/rest`. */
export function describeHealth(open: Open): void {
  describe('content health', () => {
    test('lists a live course without an active price, and not with one', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.updateMany('course', {}, { is_course_live: 'y' });
      await store.updateMany('course_price', {}, { is_active: 'n' });
      expect(await told(api, staff)).toContain('now no_price 1');
      await store.updateMany('course_price', { where: { course_iid: 1 } }, { is_active: 'y' });
      expect(await told(api, staff)).not.toContain('now no_price 1');
    });

    test('lists empty parts by whether learners see their course, and lessons without questions', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.updateMany('course', {}, { is_course_live: 'y' });
      await store.removeMany('quiz_tag', {});
      expect(await told(api, staff)).toEqual(expect.arrayContaining(['now no_sub_topic 2', 'tidy no_question 1']));
      const [lesson] = (await findings(api, staff)).rows.filter(({ kind }) => kind === 'no_question');
      expect(lesson?.above).toEqual({ courses: 1, subcourse: 1, subcourse_main_topic: 1 });
      await store.updateMany('course', {}, { is_course_live: 'n' });
      const after = await told(api, staff);
      expect(after).toContain('soon no_sub_topic 2');
      expect(after.filter((row) => row.startsWith('now no_'))).toEqual([]);
    });

    test('the notices name the courses that have findings, and how urgent they are', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const agree = async () => {
        await catchUp(api);
        const { rows } = await findings(api, staff, '[0,999]');
        const listed = new Map<number, string>();
        for (const { course_iid, urgency } of rows) {
          if (course_iid !== null && !listed.has(course_iid)) listed.set(course_iid, urgency);
        }
        const notices: { kind: string; course_iid: number; urgency: string }[] = Object(
          (await api.call('getNotices', {}, staff.access)).body,
        ).data;
        const named = notices.filter(({ kind }) => kind === 'course').map((one) => [one.course_iid, one.urgency] as const);
        expect(named.toSorted(([one], [other]) => one - other)).toEqual([...listed].toSorted(([one], [other]) => one - other));
        return named.length;
      };
      await agree();
      await store.updateMany('course', {}, { is_course_live: 'y', course_banner_img: 'gone.png' });
      expect(await agree()).toBeGreaterThan(0);
      await store.removeMany('quiz_tag', {});
      await store.updateMany('course_price', {}, { is_active: 'n' });
      await agree();
      await store.updateMany('course', {}, { is_course_live: 'n' });
      await agree();
    });

    test('is paged, the most urgent first, each finding once', async () => {
      const { api, staff } = await open();
      await catchUp(api);
      const { rows } = await findings(api, staff);
      const order = rows.map(({ urgency }) => ['now', 'soon', 'tidy'].indexOf(urgency));
      expect(order).toEqual(order.toSorted());
      const ids = rows.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const paged = [];
      for (let at = 0; at < ids.length; at += 2) {
        const page = await findings(api, staff, `[${at},${at + 1}]`);
        expect(page.told).toMatch(new RegExp(`/${ids.length}$`));
        paged.push(...page.rows.map(({ id }) => id));
      }
      expect(paged).toEqual(ids);
    });

    test('a link that isn’t one is found, and leaves the list when it is changed', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.update('recording', 1, { video_url: 'not-an-address' });
      await catchUp(api);
      const found = (await findings(api, staff)).rows.find(({ kind }) => kind === 'link');
      expect(found).toMatchObject({ urgency: 'now', record: 1, part: 'video_url', fault: 'malformed' });
      const again = await write(api, staff.access, 'PUT', `contentHealth/${found?.check}`, {});
      expect(again).toMatchObject({ status: 200, body: { id: found?.check, fault: 'malformed' } });
      await api.call('deleteRecording', { iid: 1 }, staff.access);
      expect((await findings(api, staff)).rows.filter(({ kind }) => kind === 'link')).toEqual([]);
      expect(await write(api, staff.access, 'PUT', `contentHealth/${found?.check}`, {})).toMatchObject({ status: 404 });
    });

    test('a model set that isn’t ready is found, and judged again after a write that concerns it', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await catchUp(api);
      const ready = async () => (await findings(api, staff)).rows.find(({ kind }) => kind === 'modelset')?.detail;
      expect(await ready()).toMatch(/^\d\/9$/);
      const isDue = async () => (await store.count('content_check', { where: { kind: 'modelset', checked_date: null } })) > 0;
      expect(await isDue()).toBe(false);
      await api.call('deleteQuizTag', { tag_id: 2 }, staff.access);
      const [tag] = await store.list('quiz_tag', { where: { modelset_iid: 1 } });
      if (tag) await api.call('deleteQuizTag', { tag_id: tag.iid }, staff.access);
      expect(await isDue()).toBe(true);
      await catchUp(api);
      expect(await isDue()).toBe(false);
      expect(await ready()).toMatch(/^\d\/9$/);
    });

    test('shows what somebody may look at, and checks nothing else', async () => {
      const { api } = await open();
      await api.host.store.update('recording', 1, { video_url: 'not-an-address' });
      await catchUp(api);
      const { token } = await withRole(api, { ...everywhere('none'), modelset: 'read' });
      const { rows } = await findings(api, { access: token, refresh: '' });
      expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['modelset']));
      const [link] = await api.host.store.list('content_check', { where: { kind: 'link', fault: 'malformed' } });
      expect((await write(api, token, 'PUT', `contentHealth/${link?.iid}`, {})).status).toBe(403);
    });

    test('an address is opened once a day, whichever records name it, and what can’t be told stays', async () => {
      const { api } = await open();
      const { store } = api.host;
      await catchUp(api);
      await store.removeMany('content_check', { where: { kind: 'link' } });
      const check = { area: 'quiz', part: 'video_solution', kind: 'link', address: 'https://a.example/', fault: null } as const;
      const row = { ...check, address_start: check.address, detail: null, checked_date: null, unchecked_since: null };
      const places = { course_iid: null, subcourse_iid: null, sub_topic_iid: null, modelset_iid: null };
      await store.insertMany('content_check', [
        { ...row, ...places, record_iid: 1 },
        { ...row, ...places, record_iid: 2 },
      ]);
      const opened: Opened[] = [];
      let answer: 'unknown' | { fault: 'missing'; detail: string } = { fault: 'missing', detail: '404' };
      const found = async (one: Opened) => {
        opened.push(one);
        return answer;
      };
      const round = (hours: number) =>
        checkDue({ store, checks: { byShape: false, found }, now: new Date(Date.UTC(2026, 0, 1, hours)) }, 'link', 20);
      expect(await round(0)).toBe(2);
      expect(opened).toEqual([{ kind: 'link', address: 'https://a.example/' }]);
      await store.insert('content_check', { ...row, ...places, record_iid: 3 });
      expect(await round(1)).toBe(1);
      expect(await round(23)).toBe(0);
      expect(opened).toHaveLength(1);
      expect(await store.count('content_check', { where: { fault: 'missing' } })).toBe(3);
      answer = 'unknown';
      expect(await round(26)).toBe(3);
      expect(opened).toHaveLength(2);
      expect(await store.count('content_check', { where: { fault: 'missing' } })).toBe(3);
    });

    test('an outage of the server’s own calls no link broken, and leaves what was known', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await catchUp(api);
      await store.removeMany('content_check', { where: { kind: 'link' } });
      const hosts = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example/`);
      const places = { course_iid: null, subcourse_iid: null, sub_topic_iid: null, modelset_iid: null };
      const none = { fault: null, detail: null, checked_date: null, unchecked_since: null };
      const rowOf = (address: string, record_iid: number) =>
        ({
          area: 'quiz',
          part: 'video_solution',
          kind: 'link',
          address,
          address_start: address,
          record_iid,
          ...none,
          ...places,
        }) as const;
      await store.insertMany(
        'content_check',
        hosts.map((address, place) => rowOf(address, place + 1)),
      );
      const down = new Map<string, Found | 'unknown'>();
      const found = async ({ address }: Opened) => down.get(address) ?? { fault: null, detail: null };
      const checks = { byShape: false, found };
      const round = async (days: number) => {
        await checkDue({ store, checks, now: new Date(Date.UTC(2026, 0, 1 + 2 * days)) }, 'link', 20);
        const rows = await store.list('content_check', { where: { kind: 'link' }, sort: ['iid'] });
        return rows.map(({ fault, unchecked_since }) => (unchecked_since === null ? fault : `${fault}, not checked`));
      };
      const [a = '', b = '', ...others] = hosts;
      down.set(a, { fault: 'missing', detail: '404' });
      down.set(b, { fault: 'unreachable', detail: null });
      expect(await round(0)).toEqual(['missing', 'unreachable', null, null]);

      for (const host of hosts) down.set(host, { fault: 'unreachable', detail: null });
      down.set(a, 'unknown');
      const stale = ['missing, not checked', 'unreachable, not checked', 'null, not checked', 'null, not checked'];
      expect(await round(1)).toEqual(stale);
      const health = async () => (await api.call('getContentHealth', {}, staff.access)).body;
      expect(await health()).toMatchObject({ data: { unchecked: 4 } });
      const { rows } = await findings(api, staff);
      expect(rows.find(({ fault }) => fault === 'missing')).toMatchObject({ unchecked_since: '2026-01-03T00:00:00.000Z' });
      for (const host of others) down.set(host, { fault: 'server_error', detail: '502' });
      expect(await round(2)).toEqual(stale);
      // As a network answers every name where one has to sign in first.
      for (const host of hosts) down.set(host, { fault: 'private', detail: null });
      expect(await round(3)).toEqual(stale);

      down.clear();
      expect(await round(4)).toEqual([null, null, null, null]);
      expect(await health()).toMatchObject({ data: { unchecked: 0 } });
      // One new link alone is judged by what other sites answer meanwhile.
      const alone = await store.insert('content_check', rowOf('https://gone.example/', 9));
      down.set('https://gone.example/', { fault: 'unreachable', detail: null });
      expect((await round(4)).at(-1)).toBe('unreachable');
      await store.update('content_check', alone.iid, none);
      for (const host of hosts) down.set(host, { fault: 'unreachable', detail: null });
      expect((await round(4)).at(-1)).toBe('null, not checked');
    });
  });
}
