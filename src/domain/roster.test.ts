import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, type RosterStudent, sortRoster } from './roster';

const student = (id: number, full_name: string, more: Partial<RosterStudent> = {}): RosterStudent => ({
  id,
  full_name,
  enroll_end_date: null,
  ...more,
});

const students = [
  student(1, 'Sita Rai', { mobile_no: '9841000001', email: 'sita@example.com' }),
  student(2, 'Sita Rai', { mobile_no: '9841000002' }),
  student(3, 'हरि थापा', { mobile_no: '+977-९८४१०००००३', batch_iid: 5 }),
  student(4, 'Maya Gurung', { email: 'Maya@Example.com', batch_iid: 6 }),
  student(5, 'Ram Lama', { enroll_end_date: '2026-01-01' }),
  student(6, 'Bishal K.C.', { mobile_no: '9841000006' }),
  student(7, 'Gita K.C.', { mobile_no: '9841000006' }),
];
const place = { group: 5, today: '2026-11-26' };
const kindOf = (line: string) =>
  sortRoster(line, students, place).map(({ kind, students: all }) => [kind, ...all.map(({ id }) => id)]);

test.each([
  ['9841000002', ['found', 2]],
  ['०९८४१०००००२', ['found', 2]],
  ['1. Sita Rai, 9841-000-001', ['found', 1]],
  ['SITA@EXAMPLE.COM', ['found', 1]],
  ['Sita Rai <sita@example.com>', ['found', 1]],
  ['• bishal k c', ['found', 6]],
  ['+977 9841000006 Gita K.C.', ['found', 7]],
  ['९८४१०००००३ हरि', ['already', 3]],
  ['हरि थापा', ['already', 3]],
  ['maya@example.com', ['elsewhere', 4]],
  ['ram   lama', ['ended', 5]],
  ['Sita Rai', ['ambiguous', 1, 2]],
  ['9841000006', ['ambiguous', 6, 7]],
  ['9841000002 sita@example.com', ['ambiguous', 2, 1]],
  ['9800000000', ['unknown']],
  ['Nobody', ['unknown']],
])('%s', (line, kinds) => {
  expect(kindOf(line)).toEqual([kinds]);
});

test('who is named twice is told of the second time', () => {
  expect(kindOf('9841000002\r\n\r\n  ९८४१०००००२')).toEqual([
    ['found', 2],
    ['repeated', 2],
  ]);
});

test('an ambiguous line means who was chosen for it', () => {
  const [line] = sortRoster('Sita Rai', students, { ...place, chosen: new Map([['Sita Rai', 2]]) });
  expect(line).toMatchObject({ kind: 'found', students: [{ id: 2 }, { id: 1 }] });
});

test('the lines of all kinds add up to those of the text', () => {
  const part = fc.oneof(
    fc.constantFrom(...students.flatMap((one) => [one.full_name, one.mobile_no ?? '', one.email ?? ''])),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('\n');
      expect(sortRoster(text, students, place).map(({ line }) => line)).toEqual(linesOf(text));
    }),
  );
});
