import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The plain area that is copied, and the number of areas in all: with as many again the product must stay within its budgets. */
const area = 'faq';
const copies = 26;

/** The files of an area that reach the browser. */
const parts = [`src/contract/${area}.ts`, `src/resources/${area}`];
const needed = ['src', 'fixtures', 'public', 'scripts', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];

const folder = mkdtempSync(join(tmpdir(), 'coursedesk-areas-'));
try {
  for (const name of needed) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (let copy = 1; copy <= copies; copy += 1) addCopy(copy);
  process.exitCode = inCopy('vite', 'build', '--logLevel', 'warn') || inCopy('node', 'scripts/budgets.mjs', '--brief');
} finally {
  rmSync(folder, { recursive: true });
}

function addCopy(copy) {
  const renamed = (text) => text.replaceAll(/faq/gi, (word) => word + copy);
  for (const part of parts) copyPart(part, renamed);
  // The messages of its server are among those of all areas.
  for (const file of ['src/contract/ruleMessages.ts', 'src/contract/ruleMessages.ne.ts']) {
    edit(file, (text) => text.replaceAll(new RegExp(`^ {2}${area}_.*\\n`, 'gm'), (line) => line + renamed(line)));
  }
  edit('src/app/areas.tsx', (text) =>
    text
      .replace(/^import \{ faq \}.*\n/m, (line) => line + renamed(line))
      .replace(/^ *<Resource key="faq" .*\n/m, (line) => line + renamed(line)),
  );
}

function copyPart(part, renamed) {
  if (statSync(part).isDirectory()) {
    mkdirSync(join(folder, renamed(part)));
    for (const name of readdirSync(part)) copyPart(join(part, name), renamed);
  } else if (!part.includes('.test.')) {
    writeFileSync(join(folder, renamed(part)), renamed(readFileSync(part, 'utf8')));
  }
}

function edit(file, change) {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} doesn't name the area that is copied`);
  writeFileSync(join(folder, file), changed);
}

/** Runs a command in the copy, which has no tests to choose from; returns its exit status. */
function inCopy(command, ...args) {
  const path = command === 'node' ? process.execPath : resolve('node_modules/.bin', command);
  return spawnSync(path, args, { cwd: folder, stdio: 'inherit', env: { ...process.env, TESTS: 'all' } }).status ?? 1;
}
