import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '@/contract/call';
import { headersOf } from './api';
import type { World } from './caseSet';

/** What stands for no text: a half of a pair and a broken byte, NUL, a mark of direction, a tag, a name of every object. */
const oddNames = ['%ED%A0%80', '%FF', '%', '%00', '%E2%80%AE', '%F3%A0%81%81', '__proto__', 'constructor'];

/** What a call finds at addresses that name nothing. */
export function describeAddress(call: Call, open: () => Promise<World>): void {
  test.each(['nowhere', '99999', '0'])('finds nothing at %s', async (name) => {
    const { api, staff } = await open();
    const path = call.path.replace(/\{\w+\}/g, name);
    const msg = expect.stringMatching(/^[A-Z].* not found$/);
    expect(await api.raw(call.method, path, { headers: headersOf(staff.access) })).toEqual({ status: 404, body: { msg } });
  });
  test('finds nothing where the address has no text', async () => {
    const { api, staff } = await open();
    for (const name of oddNames) {
      const { status } = await api.raw(call.method, call.path.replace(/\{\w+\}/g, name), { headers: headersOf(staff.access) });
      expect([400, 404]).toContain(status);
    }
    expect(api.host.reports).toEqual([]);
  });
}

const oddNumbers = ['nowhere', '-1', '1.5', '9'.repeat(40), ...oddNames];

/** What a call answers that gives a list by numbered pages. */
export function describeNumberedPages(call: Call, open: () => Promise<World>): void {
  const ask = async (page: string) => {
    const { api, staff } = await open();
    const answer = await api.raw(call.method, call.path.replace('{page}', page), { headers: headersOf(staff.access) });
    expect(api.host.reports).toEqual([]);
    return answer;
  };

  test('begins with page 1, and past the end gives nothing', async () => {
    expect(numberedReply.parse((await ask('1')).body).data).not.toHaveLength(0);
    for (const page of ['2', '99999999']) expect(await ask(page)).toEqual({ status: 200, body: { data: [] } });
  });
  test.each(['0', ...oddNumbers])('refuses the page %s', async (page) => {
    expect([400, 404]).toContain((await ask(page)).status);
  });
}

/** What a call answers that gives a list page by page. */
export function describePages(call: Call, open: () => Promise<World>): void {
  const ask = async (offset: string, limit: string) => {
    const { api, staff } = await open();
    const path = call.path.replace('{offset}', offset).replace('{limit}', limit);
    const answer = await api.raw(call.method, path, { headers: headersOf(staff.access) });
    expect(api.host.reports).toEqual([]);
    return answer;
  };

  test('gives the rows that are asked for, and says how many there are, also past the end', async () => {
    const { body } = await ask('0', '100');
    const { data, len } = pageReply.parse(body);
    expect(len).toEqual([{ len: data.length }]);
    expect(data.length).toBeGreaterThan(1);
    expect(await ask('1', '1')).toEqual({ status: 200, body: { data: data.slice(1, 2), len } });
    expect(await ask('999999999999999', '10')).toEqual({ status: 200, body: { data: [], len } });
  });

  test.each<[offset: string, limit: string]>([
    ['0', '0'],
    ['0', '101'],
    ...oddNumbers.flatMap((name): [string, string][] => [
      [name, '10'],
      ['0', name],
    ]),
  ])('refuses the page %s/%s', async (offset, limit) => {
    expect([400, 404]).toContain((await ask(offset, limit)).status);
  });
}

const pageReply = z.object({ data: z.array(z.unknown()), len: z.unknown() });
const numberedReply = z.object({ data: z.array(z.unknown()) });
