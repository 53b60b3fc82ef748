import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { median } from './percentile.mjs';
import { serve } from './serve.mjs';

/**
 * Builds the page of this name below bench/, and measures it in so many runs; returns the median of each measurement.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, runs: number, measure: (page: import('@playwright/test').Page) => Promise<Record<string, number>> }} bench
 */
export async function benchPage(browser, { name, runs, measure }) {
  const root = resolve('.bench', name);
  await build({
    root: `bench/${name}`,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: { outDir: root, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  const { url, close } = await serve({ root, config: {} });
  const measured = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
    measured.push(await measure(page));
    await page.close();
  }
  close();
  return Object.fromEntries(Object.keys(measured[0]).map((what) => [what, median(measured.map((values) => values[what]))]));
}
