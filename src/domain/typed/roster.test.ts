import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, type RosterPlace, rosterSorter } from './roster';
import type { RosterStudent } from './rosterMeaning';

const sortRoster = (text: string, all: readonly RosterStudent[], at: RosterPlace) => rosterSorter(all)(text, at);

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
  student(8, 'Tara Dahal', { email: 'tara@example.com' }),
  student(9, 'Bina Devi Dahal'),
  student(10, 'Bina Kumari Dahal'),
  student(11, 'Nar Bahadur Oli'),
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
  ['1. Sita Rai - 9841000001', ['found', 1]],
  ['1\t9841000001\tSita', ['found', 1]],
  ['12 9841000001', ['found', 1]],
  ['१) ९८४१०००००२', ['found', 2]],
  ['Sita Rai; 98 41 00 00 01', ['found', 1]],
  ['984\u200b1000001', ['found', 1]],
  ['\u202a+977 984–1000001\u202c', ['found', 1]],
  ['009779841000001', ['found', 1]],
  ['9779841000001', ['found', 1]],
  ['9800000000 / 9841000001', ['found', 1]],
  ['9800000000 9841000001', ['found', 1]],
  ['9841000001.0', ['found', 1]],
  ['mailto:sita@example.com.', ['found', 1]],
  ['Sita Rai (sita@example.com), 9841000001', ['found', 1]],
  ['१. हरि थापा।', ['already', 3]],
  ['Bishal KC', ['found', 6]],
  ['✅ Ram Lama', ['ended', 5]],
  // Somebody else of the same name?
  ['Maya Gurung 9812345678', ['elsewhere', 4]],
  ['Bishal K.C. 9812345678', ['ambiguous', 6]],
  ['Maya Gurung other@example.com', ['ambiguous', 4]],
  ['9841000001 Ram Lama', ['ambiguous', 1, 5]],
  ['Ms. Maya Gurung (paid)', ['ambiguous', 4]],
  ['Ram Lama Sherpa', ['ambiguous', 5]],
  ['Dahal, Tara', ['found', 8]],
  ['3. DAHAL , tara', ['found', 8]],
  ['Dahal, Tara <tara@example.com>', ['found', 8]],
  ['Dahal Tara', ['ambiguous', 8]],
  // A middle name is left out, here or there: a person says who is meant.
  ['Nar Oli', ['ambiguous', 11]],
  ['Oli, Nar', ['ambiguous', 11]],
  ['Oli, Nar Bahadur', ['found', 11]],
  ['Nar B. Oli 9800000000', ['ambiguous', 11]],
  ['Bina Dahal', ['ambiguous', 9, 10]],
  ['Tara Devi Dahal', ['ambiguous', 8]],
  ['Nar', ['unknown']],
  ['9800000000', ['unknown']],
  ['Nobody', ['unknown']],
])('%s', (line, kinds) => {
  expect(kindOf(line)).toEqual([kinds]);
});

test.each<[string, [string, string, ...number[]][]]>([
  [
    'sita@example.com, b@x.com; C <Maya@example.com>',
    [
      ['sita@example.com', 'found', 1],
      ['b@x.com', 'unknown'],
      ['C <Maya@example.com>', 'elsewhere', 4],
    ],
  ],
  [
    'sita@example.com maya@example.com',
    [
      ['sita@example.com', 'found', 1],
      ['maya@example.com', 'elsewhere', 4],
    ],
  ],
  [
    '"Dahal, Tara" <tara@example.com>; maya@example.com; Ram Lama',
    [
      ['"Dahal, Tara" <tara@example.com>', 'found', 8],
      ['maya@example.com', 'elsewhere', 4],
      ['Ram Lama', 'ended', 5],
    ],
  ],
  [
    'Tara Dahal, Maya Gurung; हरि थापा',
    [
      ['Tara Dahal', 'found', 8],
      ['Maya Gurung', 'elsewhere', 4],
      ['हरि थापा', 'already', 3],
    ],
  ],
  [
    '9841000001, 9841000002',
    [
      ['9841000001', 'found', 1],
      ['9841000002', 'found', 2],
    ],
  ],
  // Whether the rest is a second person is asked.
  [
    'Tara Dahal, Nobody Known',
    [
      ['Tara Dahal', 'ambiguous', 8],
      ['Nobody Known', 'unknown'],
    ],
  ],
  // One person, with whatever is known of them.
  ['Sita Rai, sita@example.com, 9841000001', [['Sita Rai, sita@example.com, 9841000001', 'found', 1]]],
  [
    'Sita Rai, old@example.com, sita@example.com, 9841000001',
    [['Sita Rai, old@example.com, sita@example.com, 9841000001', 'found', 1]],
  ],
])('%s', (text, told) => {
  const sorted = sortRoster(text, students, place);
  expect(sorted.map(({ line, kind, students: all }) => [line, kind, ...all.map(({ id }) => id)])).toEqual(told);
});

test('who is named twice is told of the second time', () => {
  expect(kindOf('9841000002\r\n\r\n  ९८४१०००००२')).toEqual([
    ['found', 2],
    ['repeated', 2],
  ]);
});

test('an ambiguous line means who was chosen for it', () => {
  const [line] = sortRoster('Sita Rai', students, { ...place, chosen: new Map([['1 Sita Rai', 2]]) });
  expect(line).toMatchObject({ kind: 'found', isDoubtful: true, students: [{ id: 2 }, { id: 1 }] });
});

test('two equal lines can mean two students of one name', () => {
  const text = 'Sita Rai\nSita Rai';
  const keys = sortRoster(text, students, place).map(({ key }) => key);
  const chosen = new Map(keys.map((key, index) => [key, index + 1]));
  expect(sortRoster(text, students, { ...place, chosen }).map(({ kind }) => kind)).toEqual(['found', 'found']);
});

test('a line is found among five thousand students, and five thousand lines are sorted at once', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    student(index, `Sita ${'abcdefghij'.charAt(index % 10)}${index}`, { mobile_no: `98${41_000_000 + index}` }),
  );
  const text = many.map(({ mobile_no }, index) => `${index + 1}. ${mobile_no}`).join('\n');
  const sort = rosterSorter(many);
  expect(sort(text, place).every(({ kind }) => kind === 'found')).toBe(true);
  // A key changes one line: that the machine is busy with others doesn't count.
  const began = process.cpuUsage();
  expect(sort(`${text}1`, place)).toHaveLength(5000);
  expect(process.cpuUsage(began).user).toBeLessThan(100_000);
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
