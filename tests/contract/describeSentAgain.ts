import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { digest } from '@/backend/session/mailLink';
import { calls } from '@/contract';
import { type Api, formOf, headersOf, origin, pathOf, type Tokens } from './api';
import type { Open } from './caseSet';
import { examples } from './examples';
import { list, write } from './rest';
import { everywhere as all } from './withRole';
import { password } from './world';

const key = '0b0f6a34-5d5e-4c5a-9a36-2f5e2a3b7c11';

/** Sends a call as a client does that names its writes. */
function send(
  api: Api,
  name: 'createFAQ' | 'createDiscussion' | 'changePassword',
  { access }: Tokens,
  sent: { body?: object; key?: string } = {},
) {
  const { body = examples[name], key: named = key } = sent;
  return api.raw(calls[name].method, pathOf(calls[name], {}), {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access}`, 'idempotency-key': named },
    body: JSON.stringify(body),
  });
}

/** Sends a write below `/rest` in the same way. */
const writeNamed =
  (api: Api, { access }: Tokens, named: string) =>
  (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    api.raw(method, `/rest/${path}`, {
      headers: { ...headersOf(access), 'idempotency-key': named },
      ...(body && { body: JSON.stringify(body) }),
    });

const changed = { old_password: password, new_password: 'Another#Word1', re_password: 'Another#Word1' };

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

    test('is kept by a hash from which nobody without the server’s secret can guess a password', async () => {
      const { api, staff } = await open();
      expect((await send(api, 'changePassword', staff, { body: changed })).status).toBe(200);
      const [kept] = await api.host.store.list('answered_write', { columns: ['hash'] });
      expect(kept?.hash).toMatch(/^[\w-]{43}=$/);
      expect(kept?.hash).not.toBe(await digest(JSON.stringify(['changePassword', changed])));
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
      const headers = { authorization: `Bearer ${staff.access}`, 'idempotency-key': key };
      const upload = () => api.raw('POST', pathOf(calls.createAlumni, {}), { headers, body: formOf(examples.createAlumni) });
      const first = await upload();
      expect(first.status).toBe(200);
      expect(await upload()).toEqual(first);
      expect(put).toHaveBeenCalledTimes(1);
      expect(await api.host.store.count('file', { where: { hash: { not: null } } })).toBe(1);
    });
  });

  describe('a key', () => {
    test('is one person’s', async () => {
      const { api, staff } = await open();
      const before = await countOf(api);
      await send(api, 'createDiscussion', staff);
      await send(api, 'createDiscussion', await api.signIn('other@coursedesk.test'));
      expect(await countOf(api)).toBe(before + 2);
    });

    test('is of one method, path and body', async () => {
      const { api, staff } = await open();
      const before = await countOf(api);
      await send(api, 'createDiscussion', staff);
      const other = { ...examples.createDiscussion, comments: '<p>Something else</p>' };
      const refused = [
        await send(api, 'createDiscussion', staff, { body: other }),
        await send(api, 'createFAQ', staff),
        await writeNamed(api, staff, key)('PUT', 'discussion/1', { hidden_reason: 'It names a person' }),
      ];
      expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
      expect(await countOf(api)).toBe(before + 1);
      expect((await send(api, 'createDiscussion', staff, { body: other, key: `${key}-2` })).status).toBe(200);
    });

    test.each(['', 'short', 'with blanks in it', 'k'.repeat(65), '../../etc/passwd', 'key;key;key'])(
      'that is malformed is refused: %j',
      async (named) => {
        const { api, staff } = await open();
        const before = await countOf(api);
        expect((await send(api, 'createDiscussion', staff, { key: named })).status).toBe(400);
        expect((await writeNamed(api, staff, named)('POST', 'role', {})).status).toBe(400);
        expect(await countOf(api)).toBe(before);
      },
    );
  });

  describe('a write below /rest', () => {
    const form = { role_name: 'Editor', rights: all('read') };
    const invitation = {
      email: 'maya@coursedesk.test',
      first_name: 'Maya',
      last_name: 'Gurung',
      redirect_url: `${origin}/reset`,
    };

    test.each([
      ['a new role', 'POST', 'role', form],
      ['an invitation', 'POST', 'staff', invitation],
      ['a hidden comment', 'PUT', 'discussion/1', { hidden_reason: 'It names a person' }],
    ] as const)('that is sent again is done once: %s', async (_, method, path, body) => {
      const { api, staff } = await open();
      const first = await writeNamed(api, staff, key)(method, path, body);
      expect(first.status).toBe(200);
      const mails = (await api.host.mails()).length;
      const written = await api.host.store.count('history');
      expect(await writeNamed(api, staff, key)(method, path, body)).toEqual(first);
      expect(await api.host.mails()).toHaveLength(mails);
      expect(await api.host.store.count('history')).toBe(written);
    });

    test('that deletes or restores is answered as before, though its record is gone', async () => {
      const { api, staff } = await open();
      await write(api, staff.access, 'POST', 'role', form);
      const deleted = await writeNamed(api, staff, key)('DELETE', 'role/1');
      expect(deleted.status).toBe(200);
      expect(await writeNamed(api, staff, key)('DELETE', 'role/1')).toEqual(deleted);
      const { body } = await list(api, 'recycled', { area: 'role' }, staff.access);
      const [{ id }] = z.tuple([z.object({ id: z.int() })]).parse(body);
      const restored = await writeNamed(api, staff, `${key}-2`)('PUT', `recycled/${id}`, {});
      expect(restored.status).toBe(200);
      expect(await writeNamed(api, staff, `${key}-2`)('PUT', `recycled/${id}`, {})).toEqual(restored);
      expect(await api.host.store.count('role')).toBe(1);
    });
  });
}
