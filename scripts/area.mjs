import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

/** The plain area that a new one is copied from, its files, and how Nepali calls its records. */
const model = 'faq';
const parts = [
  `src/contract/${model}.ts`,
  `src/backend/handlers/${model}.ts`,
  `src/resources/${model}`,
  `fixtures/${model}.json`,
  `tests/contract/cases/${model}.ts`,
  `tests/screens/${model}.test.tsx`,
];
const modelNepali = 'बारम्बार सोधिने प्रश्न';

/** Where areas are listed, and what of each is repeated for a new one. */
const line = /^.*faq.*\n/gim;
const registers = [
  ['src/contract/index.ts', line],
  ['src/backend/handlers/index.ts', line],
  ['src/app/areas.tsx', line],
  ['src/backend/store/contentTables.ts', /^(?:import \{ faq .*\n|export const faq = [^;]*;\n\n)/gm],
  ['src/contract/ruleMessages.ts', line],
  ['src/contract/ruleMessages.ne.ts', line],
  ['src/components/record/kinds/messages.ts', line],
  ['src/components/record/kinds/messages.ne.ts', line],
  ['src/app/layout/menuMessages.ne.ts', line],
  ['src/domain/otherWords.ts', line],
  ['tests/contract/world.ts', /^ {2}await store\.insert\('faq', [^;]*;\n/gm],
];

/**
 * Adds an area to the product in a folder: the files of the model under its name, which is one lower-case word, and its lines in each list.
 * Throws before it writes anything if one of its files is there already, or if a list doesn't name the model.
 */
export function addArea(folder, { name, nepali }) {
  if (!/^[a-z]+$/.test(name)) throw new Error('An area’s name is one lower-case word');
  const renamed = (text) => renamedTo(text, name, nepali);
  const files = parts.flatMap((part) => filesIn(folder, part));
  const written = [
    ...files.map((file) => [renamed(file), renamed(read(folder, file))]),
    ...registers.map(([file, found]) => [
      file,
      repeated(folder, file, (text) => text.replaceAll(found, (own) => own + renamed(own))),
    ]),
    ['fixtures/menu.json', repeated(folder, 'fixtures/menu.json', (text) => withEntry(text, renamed))],
  ];
  const standing = files.map(renamed).filter((file) => existsSync(join(folder, file)));
  if (standing.length > 0) throw new Error(`There is already ${standing.join(', ')}`);
  for (const [file, text] of written) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return written.map(([file]) => file);
}

const read = (folder, file) => readFileSync(join(folder, file), 'utf8');

const filesIn = (folder, part) =>
  statSync(join(folder, part)).isDirectory()
    ? readdirSync(join(folder, part)).flatMap((file) => filesIn(folder, join(part, file)))
    : part;

function repeated(folder, file, change) {
  const text = read(folder, file);
  const changed = change(text);
  if (changed === text) throw new Error(`${file} doesn’t name the ${model}, from which a new area is copied`);
  return changed;
}

function renamedTo(text, name, nepali) {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  return text
    .replaceAll(/(a )?frequently asked (question)/gi, (_, article = '') => `${article}${name}`)
    .replaceAll(/FAQ|Faq/g, capital)
    .replaceAll(model, name)
    .replaceAll(modelNepali, nepali);
}

/** Adds the menu's entry as the last of those beside the model's, with an icon that none of them has. */
function withEntry(text, renamed) {
  const entries = JSON.parse(text);
  const own = entries.find(({ menu_route }) => menu_route === model);
  const iid = Math.max(...entries.map((entry) => entry.iid)) + 1;
  const beside = entries.filter(({ parent }) => parent === own.parent);
  const menu_order = Math.max(...beside.map((entry) => entry.menu_order)) + 1;
  const near = entries.filter((entry) => entry.parent === own.parent || entry.iid === own.parent).map((entry) => entry.menu_icon);
  const { menu_icon } = entries.find((entry) => !near.includes(entry.menu_icon)) ?? own;
  const entry = { ...JSON.parse(renamed(JSON.stringify(own))), iid, menu_icon, menu_order };
  return text.replace(/\n\]\s*$/, () => `,\n  ${JSON.stringify(entry)}\n]\n`);
}

function run(command, ...args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { name: { type: 'string' }, nepali: { type: 'string' } } });
  if (!values.name || !values.nepali) throw new Error('npm run area -- --name=notice --nepali=सूचना');
  const files = addArea('.', values);
  run('npm', 'run', 'migrations', '--', `--name=${values.name}`);
  run('npm', 'run', 'format');
  run('npx', 'vitest', 'run', 'tests/calls.test.ts', '-u');
  process.stdout.write(
    `\nWritten: ${files.join(', ')}\nNow its fields (“How to add a resource” in README.md), and the budgets of tests/size.test.ts.\n`,
  );
}
