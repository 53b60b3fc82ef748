import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import type { Call } from '@/contract/call';
import { type Answer, formOf, headersOf } from './api';
import type { Open } from './caseSet';
import { examples, hasBody } from './examples';
import { bearer } from './rest';
import { asking } from './worlds';

/** Names that aren't valid text: half a surrogate pair, a broken byte, NUL, a direction mark, a tag character, an inherited property. */
const oddNames = ['%ED%A0%80', '%FF', '%', '%00', '%E2%80%AE', '%F3%A0%81%81', '__proto__', 'constructor'];

/** Tests a call at addresses that name no record. */
export function describeAddress(call: Call, open: Open): void {
  const body = hasBody(call.name) ? examples[call.name] : {};
  const ask = (path: string) => answerAt(open, call, path, body);

  test.each(['nowhere', '99999', '0'])('finds nothing at %s', async (name) => {
    const msg = expect.stringMatching(/^[A-Z].* (not found|no longer checked|isn’t there any more)$/);
    expect(await ask(call.path.replace(/\{\w+\}/g, name))).toEqual({ status: 404, body: { msg } });
  });
  test('finds nothing where the address has no text', async () => {
    for (const name of oddNames) expect([400, 404]).toContain((await ask(call.path.replace(/\{\w+\}/g, name))).status);
  });
}

const oddNumbers = ['nowhere', '-1', '1.5', '9'.repeat(40), ...oddNames];

/** Tests a call that returns a list by numbered pages. */
export function describeNumberedPages(call: Call, open: Open): void {
  const ask = (page: string) => answerAt(open, call, call.path.replace('{page}', page));

  test('begins with page 1, and past the end gives nothing', async () => {
    expect(numberedReply.parse((await ask('1')).body).data).not.toHaveLength(0);
    for (const page of ['2', '99999999']) expect(await ask(page)).toEqual({ status: 200, body: { data: [] } });
  });
  test.each(['0', ...oddNumbers])('refuses the page %s', async (page) => {
    expect([400, 404]).toContain((await ask(page)).status);
  });
}

/** Tests a call that returns a list by offset and limit. */
export function describePages(call: Call, open: Open): void {
  const ask = (offset: string, limit: string) =>
    answerAt(open, call, call.path.replace('{offset}', offset).replace('{limit}', limit));

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

/** Returns the answer to staff at a path; expects no unexpected error, and no write. */
const answerAt = (open: Open, call: Call, path: string, fields: object = {}): Promise<Answer> =>
  asking(open, async ({ api, staff }) => {
    const body = call.multipart ? formOf({ ...fields }) : call.body && JSON.stringify(fields);
    const headers = call.multipart ? bearer(staff.access) : headersOf(staff.access);
    const answer = await api.raw(call.method, path, { headers, body });
    expect(api.host.reports).toEqual([]);
    return answer;
  });
