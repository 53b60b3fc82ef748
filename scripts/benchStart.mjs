import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { createCertificate, serveSecurely } from './benchSite.mjs';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { median } from './percentile.mjs';
import { prepareNotes } from './startNotes.mjs';
import { measureGrowth, measureStart } from './startPage.mjs';

/**
 * The addresses and selectors of what is measured in an application.
 * @typedef {{
 *   root: string, list: string, form: string, editLink: string, entry: string,
 *   otherList: { address: string, row: string }, screens: Record<string, { address: string, shown: string }>,
 *   signIn?: (context: import('@playwright/test').BrowserContext) => Promise<void>,
 * }} App
 */

// The page is in the address, because a list otherwise opens where it was left.
const firstPage = '?page=1&perPage=5&sort=id&order=ASC';
const categories = '/coursesetup/coursecategorysetup';

/** @type {Record<'ours' | 'minimal', App>} */
const apps = {
  ours: {
    root: 'dist',
    list: categories + firstPage,
    form: `${categories}/edit/1`,
    editLink: 'tr:has(td.column-category_name) a[href*="/edit/"]',
    entry: `nav a[href="${categories}/"]`,
    otherList: { address: '/coursesetup/subcoursesetup', row: 'tbody td.column-subcourse_name' },
    screens: {
      dashboard: { address: '/dashboard', shown: 'main h2' },
      'course tree': { address: '/coursesetup', shown: '[role=treeitem]' },
    },
    signIn,
  },
  minimal: {
    root: resolve('.bench/minimal'),
    list: `/categories${firstPage}`,
    form: '/categories/1',
    editLink: 'tr:has(td.column-category_name)',
    entry: 'a[href="/categories"]',
    otherList: { address: '/levels', row: 'tbody td.column-level_name' },
    screens: {},
  },
};

/** The bandwidth of a fast 4G line in bits a second, and its latency in milliseconds. */
const line = { offline: false, latency: 165, downloadThroughput: 1_000_000, uploadThroughput: 1_000_000 };
const conditions = {
  plain: { line: { ...line, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }, slowdown: 1 },
  slow: { line, slowdown: 4 },
};

/** The largest ratio of our time, or other measurement, to the minimal application's. */
const wanted = {
  'first list': { plain: 0.8, slow: 1 },
  'edit form by its address': { plain: 1, slow: 1.1 },
  'blocking time until the list': { slow: 1 },
  'main thread until the list': { plain: 1.15, slow: 1.15 },
  'script for the first list, kB': { plain: 1.1 },
  'open an edit form from the list': { plain: 1.5, slow: 1 },
  'open a list from the menu': { plain: 0.8, slow: 0.8 },
  'next page': { plain: 0.8, slow: 0.8 },
  sort: { plain: 0.8 },
  'back to the list': { plain: 0.8 },
  'key to frame, 95th': { plain: 0.95 },
};
const atMost = { 'requests for the first list': 25, 'requests of that': 4 };
/** The largest ratio of these to our own first list. */
const ofTheList = { dashboard: { slow: 1.15 }, 'course tree': { slow: 1.15 } };

/**
 * Measures the start of the built product and of `bench/minimal` in turn, each over HTTP/2 and TLS with its own server; prints the medians
 * of so many rounds, their ratio, and where it exceeds the limit.
 * @param {number} rounds
 */
export const benchStart = (rounds) =>
  withApps({}, async (opened) => {
    const [ours, minimal] = (await measureInTurn(opened, rounds)).map(mediansOf);
    console.log(`\nThe start, signed in, nothing cached: median of ${rounds} rounds, in milliseconds unless said`);
    for (const condition of Object.keys(conditions)) printTable(condition, ours[condition], minimal[condition]);
    console.log('\nWhat stays of each of 50 visits to a form and back');
    const growth = [];
    for (const { app, context } of opened) growth.push(await measureGrowth(context, app));
    for (const what of Object.keys(growth[0])) printLine(what, growth[0][what], growth[1][what], '');
  });

/**
 * Measures the open applications in turn, so that the machine's load affects all alike; returns the runs of each.
 * @param {(name: string, condition: string) => Parameters<typeof measureStart>[3]} [watch] what watches each run
 */
export async function measureInTurn(opened, rounds, watch = () => undefined) {
  const runs = opened.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { name, app, context }] of opened.entries()) {
      for (const [condition, settings] of Object.entries(conditions)) {
        const measured = await measureStart(context, app, settings, watch(name, condition));
        for (const [what, value] of Object.entries(measured)) runs[place].push({ what, condition, value });
      }
    }
  }
  return runs;
}

/**
 * Opens both applications, each signed in on a site of its own.
 * @param {Partial<Record<'ours' | 'minimal', string>>} roots where other builds of them stand
 */
export async function withApps(roots, measure) {
  const certificate = await createCertificate();
  const api = fork('scripts/benchApi.mjs');
  const args = [...chromiumArgs, certificate.chromiumArg];
  const browser = await chromium.launch({ executablePath: ensureChromium(), args });
  const sites = [];
  try {
    const [apiPort] = await once(api, 'message');
    const opened = [];
    for (const [name, app] of Object.entries(apps)) {
      const site = await serveSecurely({ root: roots[name] ?? app.root, certificate, apiPort });
      sites.push(site);
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
      await context.addInitScript(prepareNotes);
      await app.signIn?.(context);
      opened.push({ name, app, context });
    }
    await measure(opened);
  } finally {
    for (const site of sites) site.close();
    await browser.close();
    api.kill();
  }
}

function mediansOf(runs) {
  const medians = {};
  for (const { what, condition } of runs) {
    const values = runs.filter((run) => run.what === what && run.condition === condition).map(({ value }) => value);
    medians[condition] = { ...medians[condition], [what]: median(values) };
  }
  return medians;
}

function printTable(condition, ours, minimal) {
  console.log(`  ${condition.padEnd(50)} ${'ours'.padStart(8)} ${'minimal'.padStart(8)}`);
  for (const [what, value] of Object.entries(ours)) {
    const other = what in ofTheList ? ours['first list'] : minimal[what];
    const share = (ofTheList[what] ?? wanted[what])?.[condition];
    const most = atMost[what] ?? (share ?? Number.POSITIVE_INFINITY) * other;
    printLine(what, value, minimal[what], verdictOf(value, most, other, what in atMost));
  }
}

function verdictOf(value, most, other, isCount) {
  const ratio = isCount ? '' : `x${(value / other).toFixed(2)}`;
  if (most === Number.POSITIVE_INFINITY) return ratio;
  const bound = isCount ? String(most) : `x${(most / other).toFixed(2)}`;
  return `${ratio.padEnd(6)} ${value <= most ? '✓' : '✗'} wanted ${bound}`;
}

function printLine(what, ours, minimal, verdict) {
  const shown = [ours, minimal].map((value) => (value === undefined ? '' : value.toFixed(value < 10 ? 1 : 0)).padStart(8));
  console.log(`    ${what.padEnd(48)} ${shown.join(' ')}  ${verdict}`.trimEnd());
}

/** Signs in on the sign-in page, in a separate page. */
export async function signIn(context) {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('staff@coursedesk.test');
  await page.getByLabel('Password', { exact: true }).fill('Coursedesk#1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/dashboard');
  await page.close();
}
