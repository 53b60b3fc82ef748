import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { measureDiscussion } from './benchDiscussion.mjs';
import { benchImport } from './benchImport.mjs';
import { measureList } from './benchList.mjs';
import { measureModelset } from './benchModelset.mjs';
import { benchGrowth, benchPage } from './benchPage.mjs';
import { measurePlaylist } from './benchPlaylist.mjs';
import { benchStart, signIn } from './benchStart.mjs';
import { benchStore } from './benchStore.mjs';
import { measureStudents } from './benchStudents.mjs';
import { measureTree } from './benchTree.mjs';
import { benchTyping } from './benchTyping.mjs';
import { readBundle } from './bundle.mjs';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { minimalBuild } from './minimalBuild.mjs';
import { serve } from './serve.mjs';

const runs = 5;
const minimalRoot = resolve('.bench/minimal');

/** The demo's build, to which a person is signed in for measurements within the page. */
const root = 'dist';

await build({ logLevel: 'error' });
await build(minimalBuild(minimalRoot));

console.log('\nScripts, gzip');
printSizes();
await benchStart(runs);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const tree = await benchPage(browser, { name: 'tree', runs, measure: measureTree });
const list = await benchPage(browser, { name: 'list', runs, measure: measureList });
const modelset = await benchPage(browser, { name: 'modelset', runs, measure: measureModelset });
const students = await benchGrowth(browser, { name: 'students', runs, size: 5000, measure: measureStudents });
const discussion = await benchGrowth(browser, { name: 'discussion', runs, size: 2000, measure: measureDiscussion });
const playlist = await benchGrowth(browser, { name: 'playlist', runs, size: 300, measure: measurePlaylist });
const typing = await signedInTimes(benchTyping);
const imported = await signedInTimes(benchImport);
await browser.close();
const stored = await benchStore();
console.log(`\nThe course tree with 20,000 nodes: milliseconds of script, median of ${runs}`);
for (const [what, value] of Object.entries(tree)) printLine(what, value);
console.log(`\nA list of 5,000 rows: milliseconds of script, median of ${runs}`);
for (const [what, value] of Object.entries(list)) printLine(what, value);
console.log(`\nA model set of 200 questions of maths: milliseconds of script, median of ${runs}`);
for (const [what, value] of Object.entries(modelset)) printLine(what, value);
printGrowth('The list of students', '5,000 students', students);
printGrowth('The comments on a sub topic', '2,000 comments', discussion);
printGrowth('A playlist', '300 sub topics', playlist);
console.log('\nTyping in a sub topic and in a question: milliseconds from a key to its frame, median and 95th percentile');
for (const [what, times] of Object.entries(typing)) printLine(what, times.median, times.p95);
console.log('\nAn import of 1,000 questions: milliseconds, and the longest task');
for (const [what, { wait, longest }] of Object.entries(imported)) printLine(what, wait, longest);
console.log('\nThe question bank on PostgreSQL: milliseconds of a call, of 1,000, 20,000 and 100,000 questions');
for (const [what, times] of Object.entries(stored)) printLine(what, ...Object.values(times));

function printSizes() {
  const minimal = readBundle(minimalRoot);
  const whole = minimal.weigh(minimal.filesOf('bench/minimal/index.html')) / 1000;
  const { modules, filesOf, weigh } = readBundle('dist');
  const shell = ['index.html', 'src/app/App.tsx', 'src/app/services.ts'];
  printRow('sign-in page', weigh(filesOf('index.html')) / 1000, whole, 'kB');
  for (const screen of Object.keys(modules).filter((name) => /^src\/(resources|pages)\/.*\/[A-Z]\w+\.tsx$/.test(name))) {
    printRow(screen.replace('src/', ''), weigh(filesOf(...shell, screen)) / 1000, whole, 'kB');
  }
}

function printRow(what, ours, minimal, unit) {
  const [left, right] = [ours, minimal].map((value) => `${value.toFixed(0)} ${unit}`.padStart(9));
  console.log(`  ${what.padEnd(46)} ours ${left}   minimal ${right}   ratio ${(ours / minimal).toFixed(2)}`);
}

function printLine(what, ...values) {
  console.log(`  ${what.padEnd(46)} ${values.map((value) => value.toFixed(0).padStart(6)).join(' ')}`);
}

function printGrowth(screen, size, measured) {
  console.log(`\n${screen} with ${size}: milliseconds of script, median of ${runs}, and the ratio to a tenth of them`);
  for (const [what, { whole, tenth }] of Object.entries(measured)) {
    console.log(`  ${what.padEnd(46)} ${whole.toFixed(0).padStart(6)}   ratio ${(whole / tenth).toFixed(2)}`);
  }
}

async function signedInTimes(bench) {
  const { url, close } = await serve({ root });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await signIn(context);
  const times = await bench(context);
  await context.close();
  close();
  return times;
}
