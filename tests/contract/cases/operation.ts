import type { CaseSet } from '@tests/contract/caseSet';
import { everywhere, withRole } from '@tests/contract/withRole';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

const asked = { status: 200, body: { msg: 'A backup is being made: this page says when it is done' } };

export const operationCases = {
  getLastBackup: (open) => {
    test('says when the last one was made and tried, and that there is none before the first', async () => {
      const { api, staff } = await open();
      const answer = async () => calls.getLastBackup.reply.parse((await api.call('getLastBackup', {}, staff.access)).body).data;
      const none = { made_at: null, size: null, tried_at: null, begun_at: null, failed: null };
      expect(await answer()).toEqual({ ...none, next_at: expect.stringMatching(/^\d{4}-.*Z$/) });
      for (const [day, size] of [
        ['02', 5],
        ['03', 5_000_000_000],
        ['01', null],
      ] as const) {
        const made_at = `2026-03-${day}T04:05:06.789Z`;
        await api.host.store.insert('backup', { made_at, name: null, size, tried_at: day === '02' ? made_at : null });
      }
      expect(await answer()).toMatchObject({
        made_at: '2026-03-03T04:05:06.789Z',
        size: 5_000_000_000,
        tried_at: '2026-03-02T04:05:06.789Z',
      });
    });
    test('says that the last one failed, and why to administrators alone', async () => {
      const { api, staff } = await open();
      const at = '2026-03-04T04:05:06.789Z';
      await api.host.store.insert('server_event', { kind: 'backup_failed', at, about: '/data is full.' });
      const { token } = await withRole(api, { ...everywhere('write'), staff: 'read' });
      const failed = async (access: string) => Object((await api.call('getLastBackup', {}, access)).body).data.failed;
      expect(await failed(staff.access)).toEqual({ at, reason: '/data is full.' });
      expect(await failed(token)).toEqual({ at, reason: null });
    });
  },

  getLastMail: (open) => {
    test('says when the last mail was sent, and why a later one was not', async () => {
      const { api, staff } = await open();
      const answer = async () => (await api.call('getLastMail', {}, staff.access)).body;
      expect(await answer()).toEqual({ data: { sent_at: null, failed: null } });
      const [sent, failed] = ['2026-03-04T04:05:06.789Z', '2026-03-05T04:05:06.789Z'];
      await api.host.store.insert('server_event', { kind: 'mail_sent', at: sent, about: null });
      await api.host.store.insert('server_event', { kind: 'mail_failed', at: failed, about: 'Nobody answers.' });
      expect(await answer()).toEqual({ data: { sent_at: sent, failed: { at: failed, reason: 'Nobody answers.' } } });
    });
  },

  sendTrialMail: (open) => {
    test('mails a trial to whoever asks for it', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('sendTrialMail', {}, staff.access);
      expect(body).toEqual({ msg: 'A trial is on its way to staff@coursedesk.test' });
      const [mail] = await api.host.mails();
      expect(mail).toMatchObject({
        kind: 'trial',
        to: 'staff@coursedesk.test',
        link: expect.stringMatching(/^http.*\/settings$/),
      });
    });
  },

  makeBackup: (open) => {
    test('asks for one, once however often it is asked, and that is told until it is made', async () => {
      const { api, staff } = await open();
      for (let times = 0; times < 2; times += 1) expect(await api.call('makeBackup', {}, staff.access)).toEqual(asked);
      const events = await api.host.store.list('server_event', { where: { kind: 'backup_asked' } });
      expect(events).toHaveLength(1);
      const { body } = await api.call('getLastBackup', {}, staff.access);
      expect(body).toMatchObject({ data: { begun_at: events[0]?.at } });
    });
  },
} satisfies CaseSet;
