import { describe, expect, test, vi } from 'vitest';
import { calls } from '@/contract';
import { fileNameOf, mediaPath } from '@/domain/mediaPath';
import { type Api, origin, type Tokens } from './api';
import type { World } from './caseSet';
import { fileOf } from './files';
import { list } from './rest';

const fetchMedia = ({ host }: Api, path: string) => host.fetch(new Request(`${origin}/media/${path}`));

/** Uploads a banner of the world's course; returns its path. */
async function upload(api: Api, staff: Tokens, file = fileOf('png', 'banner.png')): Promise<string> {
  const { body } = await api.call('editCourseBannerImg', { course_id: 1, course_banner_img: file }, staff.access);
  return calls.editCourseBannerImg.reply.parse(body).data?.course_banner_img ?? '';
}

/** Tests what a host does with the files of its calls. */
export function describeFiles(open: () => Promise<World>): void {
  describe('a file', () => {
    test('is served to whoever knows its address, with its length and the type that it really has', async () => {
      const { api, staff } = await open();
      const file = fileOf('gif', 'नयाँ ब्यानर.html', 'pixels');
      const response = await fetchMedia(api, await upload(api, staff, file));
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/gif',
        'content-length': String(file.size),
        'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('नयाँ ब्यानर.gif')}`,
        'x-content-type-options': 'nosniff',
      });
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
    });

    test.each(['Rivers & lakes (part 1), it’s #1*.png', 'लोक सेवा [२०८३] 100%.png', "what's new?;a=b.png"])(
      'is served under the name that it looked to have: %s',
      async (name) => {
        const { api, staff } = await open();
        const path = await upload(api, staff, fileOf('png', name));
        expect(fileNameOf(path)).toBe(name);
        const response = await api.host.fetch(new Request(origin + mediaPath(path)));
        expect(response.status).toBe(200);
        const [, value = ''] =
          /^inline; filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
        expect(decodeURIComponent(value)).toBe(name);
      },
    );

    test.each(['nothing.png', '', '..%2F..%2Fetc%2Fpasswd', 'course_banner_img//one.png', 'a%00b', 'a%5C..%5Cb'])(
      'is not found at %j',
      async (path) => {
        const { api } = await open();
        expect((await fetchMedia(api, path)).status).toBe(404);
      },
    );

    test('stays when another takes its place, because the history names it', async () => {
      const { api, staff } = await open();
      const first = await upload(api, staff);
      const second = await upload(api, staff, fileOf('png', 'banner.png', 'another'));
      const { body } = await list(api, 'history', { area: 'course', record: 1 }, staff.access);
      expect(body).toMatchObject([{ changes: [{ before: first, after: second }] }, { changes: [{ after: first }] }]);
      for (const path of [first, second]) expect((await fetchMedia(api, path)).status).toBe(200);
    });

    test('is taken back when its call fails, and the one before stays', async () => {
      const { api, staff } = await open();
      const first = await upload(api, staff);
      const { files, store } = api.host;
      const put = vi.spyOn(files, 'put');
      const tx = store.tx.bind(store);
      vi.spyOn(store, 'tx').mockImplementationOnce((work) =>
        tx((inside) => work(inside).then(() => Promise.reject(new Error('the disk is full')))),
      );
      await api.call('editCourseBannerImg', { course_id: 1, course_banner_img: fileOf('png') }, staff.access);
      const [path = ''] = put.mock.calls[0] ?? [];
      expect(path).toMatch(/^course_banner_img\//);
      expect((await fetchMedia(api, path)).status).toBe(404);
      expect((await fetchMedia(api, first)).status).toBe(200);
    });

    test('of more than 25 MB is refused, and a body of more than 101 MB is not even read', async () => {
      const { api, staff } = await open();
      const send = (megabytes: number) => {
        const course_banner_img = fileOf('png', 'banner.png', 'x'.repeat(megabytes * 1024 * 1024));
        return api.call('editCourseBannerImg', { course_id: 1, course_banner_img }, staff.access);
      };
      expect(await send(25)).toMatchObject({ status: 400, body: { errors: { course_banner_img: ['Must be at most 25 MB'] } } });
      expect(await send(101)).toMatchObject({ status: 413, body: { msg: 'The request is too large' } });
    });
  });
}
