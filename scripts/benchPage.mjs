import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { median } from './percentile.mjs';
import { serve } from './serve.mjs';

/** @typedef {Record<string, number>} Times the value of each measurement, by its name */

/**
 * Builds the page of this name below bench/, and measures it in so many runs; returns the median of each measurement.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, runs: number, measure: (page: import('@playwright/test').Page) => Promise<Times> }} bench
 */
export async function benchPage(browser, bench) {
  const [times] = await measureSizes(browser, { ...bench, sizes: [0] });
  return times;
}

/**
 * The same with so many records on the page, and with a tenth of them; returns for each measurement the median of both.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, runs: number, size: number, measure: (page: import('@playwright/test').Page, size: number) => Promise<Times> }} bench
 * @returns {Promise<Record<string, { whole: number, tenth: number }>>}
 */
export async function benchGrowth(browser, { size, ...bench }) {
  const [whole, tenth] = await measureSizes(browser, { ...bench, sizes: [size, size / 10] });
  return Object.fromEntries(Object.keys(whole).map((what) => [what, { whole: whole[what], tenth: tenth[what] }]));
}

async function measureSizes(browser, { name, runs, sizes, measure }) {
  const { url, close } = await serveBench(name);
  const measured = sizes.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    // By turns, so that the machine's load is the same for all.
    for (const [place, size] of sizes.entries()) {
      const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
      measured[place].push(await measure(page, size));
      await page.close();
    }
  }
  close();
  return measured.map(medians);
}

async function serveBench(name) {
  const root = resolve('.bench', name);
  await build({
    root: `bench/${name}`,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: { outDir: root, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  return serve({ root, config: {} });
}

const medians = (measured) =>
  Object.fromEntries(Object.keys(measured[0]).map((what) => [what, median(measured.map((values) => values[what]))]));
