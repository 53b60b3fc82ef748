import { describe, expect, test, vi } from 'vitest';
import { calls } from '@/contract';
import { type Api, formOf, pathOf, type Tokens } from './api';
import type { Open } from './caseSet';
import { examples } from './examples';

const key = '0b0f6a34-5d5e-4c5a-9a36-2f5e2a3b7c11';

/** Sends a call as a client does that names its writes. */
function send(api: Api, name: 'createFAQ' | 'createDiscussion', { access }: Tokens, sent: { body?: object; key?: string } = {}) {
  const { body = examples[name], key: named = key } = sent;
  return api.raw('POST', pathOf(calls[name], {}), {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access}`, 'idempotency-key': named },
    body: JSON.stringify(body),
  });
}

const countOf = ({ host }: Api) => host.store.count('discussion');

/** Tests what a host does with a write that is sent again, because no answer to it came. */
export function describeSentAgain(open: Open): void {
  describe('a write that is sent again with its key', () => {
    test('is done once, and answered as before', async () => {
      const { api, staff } = await open();
      const before = await countOf(api);
      const first = await send(api, 'createDiscussion', staff);
      expect(first.status).toBe(200);
      expect(await send(api, 'createDiscussion', staff)).toEqual(first);
      expect(await countOf(api)).toBe(before + 1);
    });

    test('is done once when both are on their way', async () => {
      const { api, staff } = await open();
      const before = await countOf(api);
      const answers = await Promise.all(Array.from({ length: 4 }, () => send(api, 'createDiscussion', staff)));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await countOf(api)).toBe(before + 1);
    });

    test('is tried anew if it was refused', async () => {
      const { api, staff } = await open();
      const refused = await send(api, 'createDiscussion', staff, { body: { ...examples.createDiscussion, comments: '' } });
      expect(refused.status).toBe(400);
      const gone = await send(api, 'createDiscussion', staff, { body: { ...examples.createDiscussion, topic_id: 999 } });
      expect(gone.status).toBe(400);
      expect((await send(api, 'createDiscussion', staff)).status).toBe(200);
    });

    test('keeps one file, not two', async () => {
      const { api, staff } = await open();
      const put = vi.spyOn(api.host.files, 'put');
      const removed = vi.spyOn(api.host.files, 'remove');
      const headers = { authorization: `Bearer ${staff.access}`, 'idempotency-key': key };
      const upload = () => api.raw('POST', pathOf(calls.createAlumni, {}), { headers, body: formOf(examples.createAlumni) });
      const first = await upload();
      expect(first.status).toBe(200);
      expect(await upload()).toEqual(first);
      const [kept, again] = put.mock.calls.map(([path]) => path);
      expect(again).not.toBe(kept);
      expect(removed.mock.calls).toEqual([[again]]);
    });
  });

  describe('a key', () => {
    test('is one person’s and one call’s', async () => {
      const { api, staff } = await open();
      const before = await countOf(api);
      const questions = await api.host.store.count('faq');
      await send(api, 'createDiscussion', staff);
      await send(api, 'createFAQ', staff);
      await send(api, 'createDiscussion', await api.signIn('other@coursedesk.test'));
      expect(await countOf(api)).toBe(before + 2);
      expect(await api.host.store.count('faq')).toBe(questions + 1);
    });

    test.each(['', 'short', 'with blanks in it', 'k'.repeat(65)])('that is none counts as none: %j', async (named) => {
      const { api, staff } = await open();
      const before = await countOf(api);
      for (let time = 0; time < 2; time += 1) await send(api, 'createDiscussion', staff, { key: named });
      expect(await countOf(api)).toBe(before + 2);
    });
  });
}
