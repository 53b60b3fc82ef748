import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { benchImport } from './benchImport.mjs';
import { measureList } from './benchList.mjs';
import { measureModelset } from './benchModelset.mjs';
import { benchPage } from './benchPage.mjs';
import { benchStore } from './benchStore.mjs';
import { measureTree } from './benchTree.mjs';
import { benchTyping } from './benchTyping.mjs';
import { buildNotes } from './buildNotes.mjs';
import { readBundle } from './bundle.mjs';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { median } from './percentile.mjs';
import { serve } from './serve.mjs';

const runs = 5;
const minimalRoot = resolve('.bench/minimal');

// The address says the page: a list opens where it was left.
const firstPage = '?page=1&perPage=5&sort=id&order=ASC';

/** The two applications: where each shows the same list, and how it is signed in to. */
const apps = {
  ours: { root: 'dist', list: `/coursesetup/coursecategorysetup${firstPage}`, signIn },
  minimal: { root: minimalRoot, list: `/categories${firstPage}`, signIn: async () => undefined },
};

/** Lighthouse's slow 4G, and a processor a quarter as fast. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const conditions = {
  'as this machine is': { line: { ...slowLine, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }, slowdown: 1 },
  'slow 4G, CPU / 4': { line: slowLine, slowdown: 4 },
};

await build({ logLevel: 'error' });
await build({
  root: 'bench/minimal',
  configFile: false,
  logLevel: 'error',
  plugins: [react(), buildNotes()],
  build: { outDir: minimalRoot, emptyOutDir: true, target: 'es2023' },
});

console.log('\nScripts, gzip');
printSizes();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const timed = { ours: await timesOf(apps.ours), minimal: await timesOf(apps.minimal) };
const tree = await benchPage(browser, { name: 'tree', runs, measure: measureTree });
const list = await benchPage(browser, { name: 'list', runs, measure: measureList });
const modelset = await benchPage(browser, { name: 'modelset', runs, measure: measureModelset });
const typing = await signedInTimes(benchTyping);
const imported = await signedInTimes(benchImport);
await browser.close();
const stored = await benchStore();
console.log(`\nTimes, median of ${runs}`);
for (const [what, ours] of Object.entries(timed.ours)) printRow(what, ours, timed.minimal[what], 'ms');
console.log(`\nThe course tree with 20,000 nodes: milliseconds of script, median of ${runs}`);
for (const [what, value] of Object.entries(tree)) printLine(what, value);
console.log(`\nA list of 5,000 rows: milliseconds of script, median of ${runs}`);
for (const [what, value] of Object.entries(list)) printLine(what, value);
console.log(`\nA model set of 200 questions of maths: milliseconds of script, median of ${runs}`);
for (const [what, value] of Object.entries(modelset)) printLine(what, value);
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

async function timesOf({ root, list, signIn }) {
  const { url, close } = await serve({ root, ...(root === 'dist' ? {} : { config: {} }) });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await context.addInitScript(noteFirstRow);
  await signIn(context);
  const times = {};
  for (const [name, { line, slowdown }] of Object.entries(conditions)) {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const opened = (cacheDisabled) => async () => {
      await devtools.send('Network.setCacheDisabled', { cacheDisabled });
      await page.goto(list);
      return noted(page);
    };
    times[`first row, nothing cached, ${name}`] = await medianOf(opened(true));
    times[`first row, all cached, ${name}`] = await medianOf(opened(false));
    times[`next page of the list, ${name}`] = await medianOf(async () => {
      await opened(false)();
      await page.evaluate(turnPage);
      return noted(page);
    });
    await page.close();
  }
  await context.close();
  close();
  return times;
}

async function signedInTimes(bench) {
  const { url, close } = await serve({ root: apps.ours.root });
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await apps.ours.signIn(context);
  const times = await bench(context);
  await context.close();
  close();
  return times;
}

async function medianOf(measure) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return median(times);
}

async function signIn(context) {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('staff@coursedesk.test');
  await page.getByLabel('Password', { exact: true }).fill('Coursedesk#1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/dashboard');
  await page.close();
}

async function noted(page) {
  return (await page.waitForFunction(() => window.noted)).jsonValue();
}

/** In the page: notes the milliseconds from the navigation to the frame that has a row. */
function noteFirstRow() {
  const look = () => {
    if (document.querySelector('tbody td.column-category_name')) window.noted = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** In the page: notes the milliseconds from a press on Next to the frame that has other rows. */
function turnPage() {
  const name = () => document.querySelector('tbody td.column-category_name')?.textContent;
  const [before, start] = [name(), performance.now()];
  const look = () => {
    if (name() && name() !== before) window.noted = performance.now() - start;
    else requestAnimationFrame(look);
  };
  window.noted = undefined;
  document.querySelector('button[aria-label*="next page" i]').click();
  look();
}
