import { readdirSync } from 'node:fs';
import { readBundle } from './bundle.mjs';
import { listScreen } from './chunks.mjs';

const signIn = 'index.html';
const shell = ['src/app/App.tsx', 'src/app/services.ts', 'src/app/messages/english.ts'];
const firstList = 'src/resources/courseCategory/CategoryList.tsx';
// What all forms share is requested when a first list is idle.
const formTexts = 'src/providers/i18n/ruleOfText.ts';
const forms = ['src/components/record/dialogs/recordPopups.tsx', formTexts];
// Each editor loads when its first text is edited; the formula renderer, with the first text that has a formula.
const late = {
  'src/components/form/richText/ck/ckEditor.ts': 225_000,
  'src/components/form/richText/jodit/joditEditor.ts': 165_000,
  'src/components/form/richText/quill/quillEditor.ts': 65_000,
  'src/components/form/richText/tiptap/tiptapEditor.ts': 160_000,
  'src/components/ui/html/maths/drawFormulas.ts': 90_000,
  // The dashboard's chart comes after its table.
  'src/components/ui/charts/StackedBars.tsx': 130_000,
};
const demo = 'src/providers/demo/createDemo.ts';
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const { modules, imports, filesOf, weigh } = readBundle('dist');
const without = (files, loaded) => new Set([...files].filter((file) => !loaded.has(file)));

const signInFiles = filesOf(signIn);
const shellFiles = filesOf(signIn, ...shell);
const listFiles = filesOf(signIn, ...shell, firstList);
const routes = Object.keys(modules).filter((name) => /^src\/(resources|pages)\//.test(name) && name !== firstList);

const short = (name) => name.replace('src/', '');
/** The bytes that load when a screen is opened first, beyond the sign-in page; of all but lists with the texts of forms. */
const opened = (name) => {
  const texts = /(List|Dashboard)\.tsx$/.test(name) ? [] : [formTexts];
  return weigh(without(filesOf(signIn, ...shell, name, ...texts), signInFiles));
};
const firstScreens = routes.filter((name) => listScreen.test(name) && name.endsWith('.tsx'));
const heaviest = firstScreens.toSorted((one, other) => opened(other) - opened(one))[0] ?? firstList;

const areaOf = (name) => /^src\/[^/]+\/[^/]+\//.exec(name)?.[0];
// The menu's lists load when the page is idle.
const sharedByLists = Object.keys(imports).filter((file) => file.startsWith('assets/lists-'));
/**
 * The files that have loaded before a screen is opened: the shell with the first list, what several lists or all forms share, and the
 * lists or the tree of its area, from which people come.
 */
const before = (name) => {
  const around = firstScreens.filter((page) => page !== name && areaOf(page) === areaOf(name));
  return new Set([...listFiles, ...sharedByLists, ...filesOf(...forms), ...around.flatMap((page) => [...filesOf(page)])]);
};
const further = routes.filter((name) => !firstScreens.includes(name));
const heaviestByAddress = further.toSorted((one, other) => opened(other) - opened(one))[0] ?? firstList;

const rows = [
  { what: 'sign-in page', bytes: weigh(signInFiles), budget: 80_000 },
  // Beside thirty more areas; the bar's menus list messages and notices, a row knows whether its server has the call that changes it, each
  // write has a key of its form, a closed popup leaves the history, and other tabs hear of what was written. The product may be below a path.
  { what: 'shell, its texts and the first list, beyond it', bytes: opened(firstList), budget: 267_400 },
  {
    what: 'the same with what all forms share',
    bytes: weigh(without([...listFiles, ...filesOf(...forms)], signInFiles)),
    // With the player that says where its site is out of reach, the reader of YouTube's many links, and with what shows a form to those who
    // may only read. Half a kB of it says what needs a person, in the shell's notices; videos of any site have a frame in their details.
    // Equations that are pasted from Word are read, and formulas asked about at Save. The texts of copying and of comments come with
    // those of forms, so that their screens open with a request less. A question waits for what it is about, and a role isn't written
    // over a colleague's. A proxy that answers in the server's place has sentences, and scripts name each other from where they are.
    budget: 363_100,
  },
  // The course tree, with what a course's popup can do as well, what copies, and the address of content health in the shell; the menu has
  // an icon for each of its entries, videos the reader of YouTube's links, and an export writes phone numbers so that a spreadsheet keeps them.
  { what: `shell with ${short(heaviest)}`, bytes: opened(heaviest), budget: 310_900 },
  // The picker of a model set's questions: its form comes after a list, with the choices of a lesson and rows that are dragged;
  // a list that its server pages leads with what was just added; the shell's notices, and exports, are in it too.
  { what: `shell with ${short(heaviestByAddress)}`, bytes: opened(heaviestByAddress), budget: 440_000 },
  // 42 kB of them are the inputs of a search form, which most people have loaded before; the playlist has videos, files, tabs and rights,
  // too, and the inputs of several areas have those of a question's level; chunks are shared with what copies and with content health;
  // loading has a shape for each kind of content. The picker has the calls of the areas whose records are picked, which no list shares.
  ...routes.map((name) => ({ what: short(name), bytes: weigh(without(filesOf(name), before(name))), budget: 92_000 })),
  ...Object.entries(late)
    .filter(([name]) => modules[name])
    .map(([name, budget]) => ({ what: short(name), bytes: weigh([modules[name]]), budget })),
];
/**
 * The page's first script, and the number of requests of a first list: its scripts, the page, its style, two fonts, its icon, the boot
 * script with the one that it requests, the configuration and two calls.
 */
// The address of each area is in it, and it knows the path of the product: with thirty more areas it is about 2,600 bytes, some more or less
// by the hashes in its names.
const bootBudget = 2640;
const bootFile = readdirSync('dist/assets').find((name) => /^boot-.*\.js$/.test(name));
const boot = bootFile === undefined ? Number.POSITIVE_INFINITY : weigh([`assets/${bootFile}`]);
const requests = listFiles.size + 10;
const demoFile = modules[demo];
const strays = Object.keys(imports).filter((file) => imports[file].includes(demoFile));

// With --brief, screens within their budgets are left out.
const told = process.argv.includes('--brief') ? rows.filter(({ bytes, budget }, index) => index < 5 || bytes > budget) : rows;
for (const { what, bytes, budget } of told) {
  console.log(`${bytes > budget ? '✗' : '✓'} ${what.padEnd(50)} ${kB(bytes).padStart(9)} of ${kB(budget)}`);
}
if (demoFile)
  console.log(
    `  the demo, loaded in its mode only ${' '.repeat(16)} ${kB(weigh(without(filesOf(demo), shellFiles))).padStart(9)}`,
  );

console.log(`${boot > bootBudget ? '✗' : '✓'} ${'the boot'.padEnd(50)} ${kB(boot).padStart(9)} of ${kB(bootBudget)}`);
console.log(`${requests > 25 ? '✗' : '✓'} ${'requests for the first list'.padEnd(50)} ${String(requests).padStart(9)} of 25`);

const broken = boot > bootBudget || requests > 25 || rows.some(({ bytes, budget }) => bytes > budget);
const demoLoose = !demoFile || strays.length > 0 || listFiles.has(demoFile);
if (demoLoose) console.error('✗ The demo must be a chunk of its own that only its mode loads: import it with import() alone.');
process.exitCode = broken || demoLoose ? 1 : 0;
