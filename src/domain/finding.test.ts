import { expect, test } from 'vitest';
import { type Findable, found } from './finding';
import { searchable } from './searchable';

const item = (name: string, { marks = '', recent, also = [] }: { marks?: string; recent?: number; also?: string[] } = {}) => ({
  names: [name, ...also].map(searchable),
  marks: searchable(marks),
  recent,
});
const namesOf = (items: readonly Findable[]) => items.map(({ names }) => names[0]);

const items = [
  item('Reading Nepal’s Rivers'),
  item('Physical Regions', { marks: 'GEO-1\nphysical-regions' }),
  item('Rivers and Lakes', { marks: 'riv-2' }),
  item('Course Category Setup', { also: ['Categories'] }),
  item('नेपालका नदीहरू'),
];

test('without a query the last seen come first, then all in their order', () => {
  const seen = [item('Hills'), item('Lakes', { recent: 1 }), item('Peaks', { recent: 0 }), item('Plains')];
  expect(namesOf(found(seen, ' '))).toEqual(['peaks', 'lakes', 'hills', 'plains']);
});

test('names that begin with the words come first, then those with a word that does, then those that contain them', () => {
  expect(namesOf(found(items, 'riv'))).toEqual(['rivers and lakes', 'reading nepal’s rivers']);
  expect(namesOf(found(items, 'region phys'))).toEqual(['physical regions']);
  expect(namesOf(found(items, 'vers'))).toEqual(['reading nepal’s rivers', 'rivers and lakes']);
});

test('a word that begins after a sign, and a code that begins so, come before a word’s middle', () => {
  const parts = [item('Compaction'), item('Exam', { marks: 'pac-1' }), item('Loksewa (Pacific)'), item('Law/Pact')];
  expect(namesOf(found(parts, 'pac'))).toEqual(['loksewa (pacific)', 'law/pact', 'exam', 'compaction']);
  const nepali = [item('महानदी'), item('लामो नदी')];
  expect(namesOf(found(nepali, 'नदी'))).toEqual(['लामो नदी', 'महानदी']);
});

test('a code, a slug and another name find it too', () => {
  expect(namesOf(found(items, 'geo-1'))).toEqual(['physical regions']);
  expect(namesOf(found(items, 'physical-reg'))).toEqual(['physical regions']);
  expect(namesOf(found(items, 'catego'))).toEqual(['course category setup']);
  expect(namesOf(found(items, 'rivers riv-2'))).toEqual(['rivers and lakes']);
});

test('every word is wanted', () => {
  expect(found(items, 'rivers regions')).toEqual([]);
});

test('either script finds its names, composed or not', () => {
  expect(namesOf(found(items, 'नदी'))).toEqual(['नेपालका नदीहरू']);
  const composed = [item('ऩमूना'), item('Café')];
  expect(namesOf(found(composed, 'ऩमूना'.normalize('NFD')))).toHaveLength(1);
  expect(namesOf(found(composed, 'Café'.normalize('NFD')))).toHaveLength(1);
});

test('of several names that begin with the words, the last seen comes first', () => {
  const seen = [
    item('Law of Contract'),
    item('Contract Law', { recent: 3 }),
    item('Lawful Acts', { recent: 1 }),
    item('Flaws', { recent: 0 }),
  ];
  expect(namesOf(found(seen, 'law'))).toEqual(['lawful acts', 'contract law', 'law of contract', 'flaws']);
});
