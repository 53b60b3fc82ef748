import { describe, expect, test } from 'vitest';
import { countUnanswered, unansweredComments } from '@/backend/records/unanswered';
import { type PlaylistTopic, playlistCalls } from '@/contract/playlist';
import { type Api, origin } from './api';
import type { Open } from './caseSet';
import { bearer, list, write } from './rest';
import { everywhere, withRole } from './withRole';

const reason = 'It names a <b>person</b>';
const shown = { hidden_reason: null, hidden_by: null, hidden_date: null };

/** Tests that staff hide comments from learners, and show them again, below `/rest`. */
export function describeHiding(open: Open): void {
  describe('a comment', () => {
    test('is hidden with a reason by whoever asks, and shown again; its text and its answers stay', async () => {
      const { api, staff } = await open();
      const { access } = staff;
      const before = await threads(api, access);
      const hidden = { hidden_reason: reason, hidden_by: 'sita', hidden_date: expect.stringMatching(/^20.*Z$/) };
      expect(await hide(api, access, 1, ` ${reason} `)).toMatchObject({ status: 200, body: { id: 1, ...hidden } });
      expect((await api.raw('GET', '/rest/discussion/1', { headers: bearer(access) })).body).toMatchObject({ id: 1, ...hidden });
      expect(await threads(api, access)).toMatchObject([
        { iid: 1, comments: '<p>Ask here.</p>', ...hidden, children: [{ iid: 2, ...shown }] },
      ]);
      expect(await hide(api, access, 1, null)).toMatchObject({ status: 200, body: { id: 1, ...shown } });
      expect(await threads(api, access)).toEqual(before);
    });

    test('that is hidden already keeps who was first, and why; one that is shown stays so', async () => {
      const { api, staff } = await open();
      const other = await api.signIn('other@coursedesk.test');
      const first = await hide(api, staff.access, 1, reason);
      api.host.advance(60);
      expect(await hide(api, other.access, 1, 'Another reason')).toEqual(first);
      expect(await hide(api, other.access, 2, null)).toMatchObject({ status: 200, body: shown });
      expect((await list(api, 'history', { area: 'discussion' }, staff.access)).body).toMatchObject([{ record: 1 }]);
    });

    test('awaits no answer while it is hidden, and then as before: not one of staff, or that staff has answered', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const waiting = async () => [(await unansweredComments(store, 10)).map(({ iid }) => iid), await countUnanswered(store)];
      const again = async (iid: number) => {
        await hide(api, staff.access, iid, reason);
        const meanwhile = await waiting();
        await hide(api, staff.access, iid, null);
        return [meanwhile, await waiting()];
      };
      const both = [[2, 3], 2];
      expect(await again(2)).toEqual([[[3], 1], both]);
      expect(await again(1)).toEqual([both, both]);
      const place = { topic_id: 2, lesson_id: 1, main_topic: 1, comments: '<p>It is.</p>' };
      expect((await api.call('createDiscussion', { ...place, parent: 3 }, staff.access)).status).toBe(200);
      expect(await again(3)).toEqual([
        [[2], 1],
        [[2], 1],
      ]);
    });

    test('waits again once the only answer of staff is hidden, until that is shown', async () => {
      const { api, staff } = await open();
      const waiting = async () => (await unansweredComments(api.host.store, 10)).map(({ iid }) => iid);
      const place = { topic_id: 2, lesson_id: 1, main_topic: 1, comments: '<p>It is.</p>' };
      const answer = async () =>
        Object((await api.call('createDiscussion', { ...place, parent: 3 }, staff.access)).body).data.iid;
      const [one, other] = [await answer(), await answer()];
      expect(await waiting()).toEqual([2]);
      await hide(api, staff.access, one, reason);
      expect(await waiting()).toEqual([2]);
      await hide(api, staff.access, other, reason);
      expect(await waiting()).toEqual([2, 3]);
      await hide(api, staff.access, other, null);
      expect(await waiting()).toEqual([2]);
    });

    test('needs no answer once somebody says so, and awaits it again once that is undone', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const other = await api.signIn('other@coursedesk.test');
      const settle = (access: string, iid: number, needs_answer: unknown) =>
        write(api, access, 'PUT', `discussion/${iid}`, { needs_answer });
      const listed = async () => {
        const { status, body } = await list(api, 'discussion', {}, staff.access);
        return [status, Object(body).map(({ id }: { id: number }) => id)];
      };
      expect(await listed()).toEqual([200, [2, 3]]);
      const first = { needs_answer: false, settled_by: 'sita', settled_date: expect.stringMatching(/^20.*Z$/) };
      expect(await settle(staff.access, 3, false)).toMatchObject({ status: 200, body: { id: 3, ...first } });
      expect(await settle(other.access, 3, false)).toMatchObject({ body: first });
      expect([await listed(), await countUnanswered(store)]).toEqual([[200, [2]], 1]);
      // Hidden and shown again, it still needs none.
      await hide(api, staff.access, 3, reason);
      await hide(api, staff.access, 3, null);
      expect(await listed()).toEqual([200, [2]]);
      expect(await threads(api, staff.access, 2)).toMatchObject([first]);
      expect(await settle(staff.access, 3, true)).toMatchObject({
        body: { needs_answer: true, settled_by: null, settled_date: null },
      });
      expect(await listed()).toEqual([200, [2, 3]]);
      for (const wrong of ['no', null, 1]) expect((await settle(staff.access, 3, wrong)).status).toBe(400);
      expect((await settle(staff.access, 99, false)).status).toBe(404);
    });

    test('of somebody who is made one of the staff awaits no answer, and is one', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const { iid, ...asked } = (await store.get('discussion', 3)) ?? expect.fail();
      const own = await store.insert('discussion', { ...asked, user_iid: 3 });
      await store.insert('discussion', { ...asked, user_iid: 3, parent: iid, awaits_answer: 'n' });
      const waiting = async () => (await unansweredComments(store, 10)).map((comment) => comment.iid);
      expect(await waiting()).toEqual([2, iid, own.iid]);
      const invitation = { email: 'learner@coursedesk.test', first_name: 'Hari', last_name: 'Rai', redirect_url: `${origin}/a` };
      expect((await write(api, staff.access, 'POST', 'staff', invitation)).status).toBe(200);
      expect(await waiting()).toEqual([2]);
    });

    test('that is hidden isn’t counted in the playlist', async () => {
      const { api, staff } = await open();
      const counts = async () => {
        const { body } = await api.call('getCoursePlayList', { mainTopicId: '1' }, staff.access);
        return playlistCalls.getCoursePlayList.reply.parse(body).data.flatMap(({ sub_topic }) => sub_topic.map(countOf));
      };
      const before = await counts();
      expect(new Map(before)).toEqual(
        new Map([
          [1, 2],
          [2, 1],
        ]),
      );
      await hide(api, staff.access, 1, reason);
      expect(new Map(await counts())).toEqual(
        new Map([
          [1, 1],
          [2, 1],
        ]),
      );
      await hide(api, staff.access, 1, null);
      expect(await counts()).toEqual(before);
    });

    test('isn’t hidden without a reason of 5 to 100 characters, nor one that isn’t there', async () => {
      const { api, staff } = await open();
      const refused = (line: string) => ({
        status: 400,
        body: { msg: 'Please correct the marked fields', errors: { hidden_reason: [line] } },
      });
      expect(await hide(api, staff.access, 1, ' rude ')).toEqual(refused('must be more than 5 characters'));
      expect(await hide(api, staff.access, 1, 'a'.repeat(101))).toEqual(refused('must be less than 100 characters'));
      expect((await hide(api, staff.access, 1, 'a'.repeat(100))).status).toBe(200);
      expect(await hide(api, staff.access, 2, undefined)).toMatchObject({
        status: 400,
        body: { errors: { hidden_reason: [expect.any(String)] } },
      });
      expect(await hide(api, staff.access, 99, reason)).toEqual({ status: 404, body: { msg: 'Comment not found' } });
      expect((await api.raw('GET', '/rest/discussion/99', { headers: bearer(staff.access) })).status).toBe(404);
      expect(await threads(api, staff.access, 2)).toMatchObject([shown]);
    });

    test('is hidden by staff whose role may change comments, and by no learner', async () => {
      const { api, staff, learner } = await open();
      const { token, allow } = await withRole(api, { ...everywhere('write'), discussion: 'read' });
      for (const access of ['', token, learner.access])
        expect((await hide(api, access, 1, reason)).status).toBe(access === '' ? 401 : 403);
      expect(await threads(api, staff.access)).toMatchObject([shown]);
      await allow({ ...everywhere('none'), discussion: 'write' });
      expect((await hide(api, token, 1, reason)).status).toBe(200);
    });

    test('has in its history who hid it, when and why, and who showed it again', async () => {
      const { api, staff } = await open();
      await hide(api, staff.access, 1, reason);
      await hide(api, staff.access, 1, null);
      const { body } = await list(api, 'history', { area: 'discussion', record: 1 }, staff.access);
      const change = (before: string | null, after: string | null) =>
        expect.arrayContaining([expect.objectContaining({ field: 'hidden_reason', before, after })]);
      expect(body).toMatchObject([
        { kind: 'changed', created_by: 'sita', changes: change(reason, null) },
        { kind: 'changed', created_by: 'sita', changes: change(null, reason) },
      ]);
    });
  });
}

const countOf = ({ topic_id, comments_count }: PlaylistTopic) => [topic_id, comments_count] as const;

const hide = (api: Api, token: string, iid: number, hidden_reason: string | null | undefined) =>
  write(api, token, 'PUT', `discussion/${iid}`, { hidden_reason });

async function threads(api: Api, token: string, topic = 1): Promise<object[]> {
  const { body } = await api.call('getDiscussion', { subTopicId: String(topic) }, token);
  return Object(body).data.map(({ posted_date: _, children, ...thread }: { posted_date: number; children: object[] }) => ({
    ...thread,
    children: children.map((child) => ({ ...child, posted_date: 0 })),
  }));
}
