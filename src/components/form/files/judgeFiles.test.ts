import { expect, test } from 'vitest';
import { archiveOrPdf } from '@/contract/fileFields';
import { judgeFiles } from './chosenFiles';

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const png = new File(['pixels'], 'map.png', { type: 'image/png' });
const [first, second, third] = [pdf('1'), pdf('2'), pdf('3')];
const rules = { file: archiveOrPdf, most: 2 };

const refusalsOf = (files: File[], refused = new Map<File, string>()) =>
  judgeFiles(files, rules, refused).map(({ refusal }) => refusal);

test('a file of a wrong kind is refused and takes no place', () => {
  expect(refusalsOf([png, first, second])).toEqual(['rules.unsupported_archive', undefined, undefined]);
});

test('an empty file is refused, whatever its name says', () => {
  expect(refusalsOf([new File([], 'notes.pdf', { type: 'application/pdf' })])).toEqual(['rules.file_empty']);
});

test('a file too many is refused', () => {
  expect(refusalsOf([first, second, third])).toEqual([undefined, undefined, 'rules.too_many_files {"count":2}']);
});

test('what the server refused stays so, and another takes its place', () => {
  expect(refusalsOf([first, second, third], new Map([[first, 'It is empty']]))).toEqual(['It is empty', undefined, undefined]);
});
