import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { calls } from '@/contract';

/** A valid body of each call. */
export const textImageExamples = { uploadTextImage: { text_image: fileOf('png') } } satisfies Examples;

export const textImageCases = {
  uploadTextImage: (open) => {
    test('stores each picture at an address of its own, but an equal one of the same name once', async () => {
      const { api, staff } = await open();
      const paths: string[] = [];
      for (const text_image of [fileOf('png'), fileOf('png', 'two.png'), fileOf('png', 'one.png', 'other'), fileOf('png')]) {
        const { status, body } = await api.call('uploadTextImage', { text_image }, staff.access);
        expect(status).toBe(200);
        paths.push(calls.uploadTextImage.reply.parse(body).data.text_image);
      }
      for (const path of paths) expect(await mediaStatus(api, path)).toBe(200);
      expect(paths[3]).toBe(paths[0]);
      expect(new Set(paths).size).toBe(3);
      expect(await api.host.store.count('file', { where: { hash: { not: null } } })).toBe(3);
    });
    refuses(open, 'uploadTextImage', textImageExamples.uploadTextImage, [
      ['text_image', undefined, 'This field is required'],
      ['text_image', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
  },
} satisfies CaseSet;
