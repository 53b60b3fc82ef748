import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { calls } from '@/contract';
import { rooms, wings } from '../scripts/floors.mjs';

/** These tests check what a linter can't; its own rules are tested in floors.test.ts. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(tsx?|mjs)$/.test(path));
const read = (file: string) => readFileSync(file, 'utf8');
const product = filesOf('src').filter((file) => !file.includes('.test.'));
const everything = [...product, ...filesOf('tests'), ...filesOf('scripts')];

const areas = readdirSync('src/resources');
const places = [...areas.map((area) => `src/resources/${area}`), ...readdirSync('src/pages').map((page) => `src/pages/${page}`)];

const indexes = places
  .flatMap((place) => ['index.ts', 'index.tsx'].map((name) => `${place}/${name}`))
  .filter((file) => existsSync(file));

test('every area has an index, and every page but the public ones, which stand outside the shell', () => {
  expect(places.filter((place) => !indexes.some((index) => dirname(index) === place))).toEqual(['src/pages/publicPages']);
});

test.each(indexes)('%s declares, in 90 lines at most, and draws nothing', (index) => {
  const text = read(index);
  const elements = [...text.replace(/element=\{<\w+ \/>\}/g, '').matchAll(/<([A-Za-z]\w*)[\s/>]/g)].map(([, name]) => name);
  expect(elements.filter((name) => name !== 'AreaPages' && name !== 'Route')).toEqual([]);
  expect(text).not.toMatch(/\buse[A-Z]\w*\(|\bfunction\b|from '@mui\//);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
});

test('a component that is its file’s one export gives it its name', () => {
  const misnamed = product.filter((file) => {
    const [first, ...others] = [...read(file).matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name ?? '');
    return file.endsWith('.tsx') && others.length === 0 && /^[A-Z]/.test(first ?? '') && first !== basename(file, '.tsx');
  });
  expect(misnamed).toEqual([]);
});

test('what one file marks an element with, and another finds it by, is in the register of marks', () => {
  const filesWith = new Map<string, string[]>();
  // A library's own: the number of a row that is measured, and what a client of a protocol is called.
  const others = new Set(['data-index', 'data-simple-rest', 'data-parked-style']);
  for (const file of product) {
    const found = new Set(read(file).match(/\bdata-[a-z]+(?:-[a-z]+)*/g));
    for (const name of found) if (!others.has(name)) filesWith.set(name, [...(filesWith.get(name) ?? []), file]);
  }
  expect([...filesWith].filter(([, files]) => files.length > 1)).toEqual([]);
});

test('English texts have Nepali ones beside them', () => {
  const english = product.filter((file) => /\/(messages|ruleMessages)\.ts$/.test(file));
  expect(english.filter((file) => !existsSync(file.replace('.ts', '.ne.ts')))).toEqual([]);
});

test('texts are keys in attributes too', () => {
  const literal = /\s(?:aria-label|alt|label|placeholder|helperText|title)="[A-Z][^"]*"/;
  expect(product.filter((file) => literal.test(read(file)))).toEqual([]);
});

/** A colour by its figures, by its name where a style has one, or from MUI's own palette. */
const colour = new RegExp(
  [
    /['"`\s(:]#(?:[\da-f]{3,4}){1,2}\b/,
    /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/,
    /(?:colou?r|background|fill|stroke|border\w*|outline)['"]?\s*[:=]\s*[{'"`\w\s-]*\b(?:white|black|gray|grey|silver|red|maroon|orange|yellow|green|lime|blue|navy|teal|purple|pink|brown|gold)\b(?!-)/,
    /\b(?:common\.(?:white|black)|grey(?:\.|\[)\w+)|@mui\/material\/colors/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);
const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
/** The palette, and the pictures that the demo draws, which are no part of the interface. */
const coloured = ['src/components/ui/theme/tokens.ts', 'src/providers/demo/drawPicture.ts'];

test('a colour is one of the palette’s', () => {
  const others = [...product, ...styles.map((path) => `src/${path}`)].filter((file) => !coloured.includes(file));
  expect(
    others.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => colour.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    ),
  ).toEqual([]);
  expect(coloured.filter((file) => !colour.test(read(file)))).toEqual([]);
});

test.each([
  "color: '#fff',",
  "bgcolor: 'rgb(0 0 0 / 0.65)'",
  "color: 'white'",
  "border: '1px solid red'",
  '<path fill="black" />',
  "bgcolor: 'grey.100'",
  "import { blue } from '@mui/material/colors';",
  "color: 'common.white'",
  '  color: gray;',
])('a colour of no palette is noticed: %s', (line) => {
  expect(line).toMatch(colour);
});

test('a day or a year is Nepal’s: the browser’s own calendar only says when something happened', () => {
  const local = /\.(?:get(?:FullYear|Month|Date|Day|Hours|TimezoneOffset)|toLocale\w*String|toDateString)\(|DateTimeFormat\(/;
  expect(product.filter((file) => local.test(read(file)))).toEqual(['src/domain/calendar/instantText.ts']);
});

test('what Enter does is asked whether an input method has taken it, but where nobody types', () => {
  const entered = product.filter((file) => /[!=]== 'Enter'|\bEnter: /.test(read(file)));
  expect(entered.filter((file) => !read(file).includes('isOfInputMethod(')).toSorted()).toEqual([
    'src/components/form/richText/quill/quillEditor.ts',
    'src/components/tree/useTreeKeys.ts',
  ]);
});

test('nothing is silenced', () => {
  const silencer = new RegExp(
    ['oxlint-', 'eslint-', 'biome-ignore', '@ts-', 'v8 ignore'].map((word) => `(//|/\\*)\\s*${word}`).join('|'),
  );
  expect(everything.filter((file) => silencer.test(read(file)))).toEqual([]);
});

test('two calls never share a method and path', () => {
  const addresses = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([]);
});

test.each(areas)('%s has a screen test', (area) => {
  expect(existsSync(`tests/screens/${area}.test.tsx`)).toBe(true);
});

test('every folder of src is on a floor', () => {
  const floors = ['app', 'backend', 'components', 'contract', 'domain', 'pages', 'providers', 'resources'];
  expect([...new Set(product.map((file) => file.split('/')[1]))].toSorted()).toEqual(floors);
  expect(product.filter((file) => dirname(file) === 'src/resources' || dirname(file) === 'src/pages')).toEqual([]);
});

test('components has the wings that lint knows, and nothing beside them', () => {
  const folders = product.filter((file) => file.startsWith('src/components/')).map((file) => file.split('/')[2]);
  expect([...new Set(folders)].toSorted()).toEqual(wings.toSorted());
});

test('the backend has the rooms that lint knows, and beside them what all of them speak of', () => {
  const inside = product.filter((file) => file.startsWith('src/backend/')).map((file) => file.split('/').slice(2));
  expect([...new Set(inside.flatMap(([room, ...rest]) => (rest.length > 0 ? room : [])))].toSorted()).toEqual(rooms.toSorted());
  expect(inside.flatMap(([file, ...rest]) => (rest.length === 0 ? file : [])).toSorted()).toEqual([
    'handler.ts',
    'host.ts',
    'oidc.ts',
    'refusal.ts',
  ]);
});
