import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { oneLine } from '@/domain/characters';
import { birthDate, email, html, htmlText, id, lectureHours, newPassword, optional, orStanding, remarks, text } from './fields';
import { inEnglish } from './inEnglish';
import { say } from './message';
import { webUrl } from './urlFields';

afterEach(() => void vi.useRealTimers());

const problems = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => inEnglish(message)) ?? [];
const name = text(3, 50, ['more_than', 'cannot_exceed_from']);

test('a text is trimmed before it is counted', () => {
  expect(name.parse('  Law  ')).toBe('Law');
  expect(problems(name, ' ab ')).toEqual(['more than 3 characters']);
  expect(problems(name, 'a'.repeat(51))).toEqual(['cannot exceed from 50 characters']);
  expect(problems(remarks(4, 100), 'abc')).toEqual(['must be more than 4 characters']);
});

test.each([undefined, null, '', '   ', '\u200b\u200b\u200b', 7])('%j is no text', (value) => {
  expect(problems(name, value)).toEqual(['This field is required']);
});

test('control characters are refused', () => {
  expect(problems(name, 'abc\u0000')).toEqual(['Must not contain control or broken characters']);
});

test('a name is one line, a remark may have several', () => {
  expect(name.parse('Two\n\tlines')).toBe('Two lines');
  expect(remarks(4, 100).parse(' Two\nlines ')).toBe('Two\nlines');
  expect(remarks(4, 9).parse('Two\r\nlines')).toBe('Two\nlines');
});

test('every text within the bounds is taken, tidied', () => {
  const plain = fc.string({ minLength: 3, maxLength: 50 }).filter((value) => oneLine(value).length >= 3);
  fc.assert(fc.property(plain, (value) => name.parse(value) === oneLine(value)));
});

test.each(['x', 'क', '\u200b', ' '])('a text of twenty million %j is refused like any other', (letter) => {
  const huge = letter.repeat(20_000_000);
  for (const schema of [name, remarks(4, 100), webUrl, htmlText(5), email]) expect(problems(schema, huge)).toHaveLength(1);
});

test.each([0, -1, 1.5, 2 ** 31, '1', null])('%j is no id', (value) => {
  expect(problems(id, value)).toEqual(['Must be a record that exists']);
});

test('an email is folded to lower case', () => {
  expect(email.parse(' Staff@Coursedesk.TEST ')).toBe('staff@coursedesk.test');
  expect(problems(email, 'staff')).toEqual(['Must be a valid email address']);
});

test.each(['Coursedesk#1', 'पासवर्ड-Aa1'])('%s is a strong password', (value) => {
  expect(problems(newPassword, value)).toEqual([]);
});

test.each(['Short#1', 'nouppercase#1', 'NOLOWERCASE#1', 'NoDigits#', 'NoSpecial1'])('%s is a weak password', (value) => {
  expect(problems(newPassword, value)).toEqual([
    'Must Contain 8 Characters, One Uppercase, One Lowercase, One Number and One Special Case Character',
  ]);
});

test('a text that may be left out is null where it is blank', () => {
  const form = z.object({ hours: optional(lectureHours) });
  for (const hours of [undefined, null, '', '  ', '\u200b', '\u00a0']) expect(form.parse({ hours })).toEqual({ hours: null });
  expect(form.parse({ hours: ' 12 ' })).toEqual({ hours: '12' });
  expect(problems(form, { hours: '1000' })).toEqual(['cannot exceed from 3 characters']);
});

test('a text that stands may stay, whatever a new one must be', () => {
  const changed = orStanding('A  long name that stands', text(3, 9, ['more_than', 'cannot_exceed_from']));
  expect(changed.parse('A  long name that stands')).toBe('A  long name that stands');
  expect(changed.parse('A long name that stands')).toBe('A long name that stands');
  expect(changed.parse(' Short ')).toBe('Short');
  expect(problems(changed, 'A long name')).toEqual(['cannot exceed from 9 characters']);
  expect(problems(changed, 'ab')).toEqual(['more than 3 characters']);
  for (const value of [undefined, null, ' ', 7]) expect(problems(changed, value)).toEqual(['This field is required']);
});

test.each([html, htmlText(1)])('no rich text has a formula that defines a command', (field) => {
  for (const command of ['def', 'gdef', 'let', 'global', 'newcommand', 'renewcommand', 'providecommand'])
    expect(problems(field, `<p>\\(\\${command}\\a{x}\\a\\)</p>`)).toEqual([inEnglish(say('must_not_define'))]);
  expect(problems(field, '<p>\\(\\delta\\) is not \\def</p>')).toEqual([]);
});

test('a date of birth is before today, by Nepal’s clock', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:14:59Z') });
  expect(birthDate.parse('2026-11-20')).toBe('2026-11-20');
  for (const date of ['2026-11-21', '2026-11-22', '9999-12-31'])
    expect(problems(birthDate, date)).toEqual(['Must be before today']);
  expect(problems(birthDate, '2026-02-30')).toEqual(['Must be a date']);
  vi.setSystemTime(new Date('2026-11-21T18:15:00Z'));
  expect(birthDate.parse('2026-11-21')).toBe('2026-11-21');
  expect(problems(optional(birthDate), '2026-11-22')).toEqual(['Must be before today']);
});

test('only visible characters of rich text count', () => {
  expect(problems(htmlText(5), '<p>&nbsp;</p>')).toEqual(['This field is required']);
  expect(problems(htmlText(5), '<p class="lead">four</p>')).toEqual(['must have more than 5 characters']);
  expect(htmlText(5).parse('<p> three  </p>')).toBe('<p> three  </p>');
});

test('a picture is content, and a text without content is stored as none', () => {
  const picture = '<p><img src="/media/a.png"></p>';
  for (const field of [html, htmlText(1), htmlText(20)]) expect(field.parse(picture)).toBe(picture);
  expect(problems(htmlText(1), '<p><img alt="A map"></p>')).toEqual(['This field is required']);
  expect(problems(htmlText(1), '<table><tbody><tr><td></td></tr></tbody></table>')).toEqual(['This field is required']);
  for (const empty of ['<p></p>', '<p>&nbsp;</p><p><br></p>', '<img src="">', ' ']) expect(html.parse(empty)).toBe('');
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '/notes',
  'notes',
  'https:///coursedesk.test',
  'https://staff:secret@coursedesk.test',
  'https://youtube.com@evil.test',
  'https://coursedesk.test/ notes',
  'https:coursedesk.test',
  'https:\\\\coursedesk.test',
  'https://coursedesk',
  'https://.test',
])('%s is no address of the web', (value) => {
  expect(problems(webUrl, value)).toEqual(['Must be a web address']);
});

test.each(['https://coursedesk.test', 'http://coursedesk.test:8080/@sita?to=a@b#c', 'https://पाठ.नेपाल/नोट', 'https://10.0.0.1/'])(
  '%s is an address of the web',
  (value) => expect(webUrl.parse(` ${value} `)).toBe(value),
);
