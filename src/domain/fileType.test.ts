import { expect, test, vi } from 'vitest';
import { fileType } from './fileType';

test('a file that can’t be read is of no known type', async () => {
  const gone = new Blob(['%PDF-1.7']);
  vi.spyOn(gone, 'slice').mockReturnValue(gone);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  expect(await fileType(gone)).toBe('application/octet-stream');
});

test.each([
  ['image/jpeg', '\xff\xd8\xff\xe0'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['application/octet-stream', 'GIF8<script>'],
  ['application/pdf', '%PDF-1.7'],
  ['application/pdf', '\xef\xbb\xbf\n%PDF-2.0'],
  ['application/octet-stream', `${' '.repeat(1017)}%PDF-1.7`],
  ['application/octet-stream', '%PDF-'],
  ['application/zip', 'PK\x03\x04'],
  ['application/zip', `PK\x05\x06${'\0'.repeat(18)}`],
  ['application/octet-stream', '<svg onload="alert(1)">'],
  ['application/octet-stream', 'GI'],
  ['application/octet-stream', ''],
])('%s begins with %j', async (type, begins) => {
  const bytes = Uint8Array.from(begins, (character) => character.charCodeAt(0));
  expect(await fileType(new Blob([bytes], { type: 'image/svg+xml' }))).toBe(type);
});
