import { expect, test } from 'vitest';
import { fileFormats } from './fileType';

test('a format with two types is named once, one without a name by its type', () => {
  expect(fileFormats(['application/pdf', 'application/zip', 'application/x-zip-compressed', 'text/csv'])).toEqual([
    'PDF',
    'ZIP',
    'text/csv',
  ]);
});
