import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { serve } from './serve.mjs';

const root = resolve('.bench/tree');

/**
 * Builds the course tree with 20,000 nodes and answers a way to measure it: milliseconds of script by what is done, those of
 * the longest task while it scrolls, and how many rows are drawn.
 * @param {import('@playwright/test').Browser} browser
 */
export async function benchTree(browser) {
  await build({
    root: 'bench/tree',
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [react()],
    build: { outDir: root, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  const { url, close } = await serve({ root, config: {} });
  const measure = async () => {
    const page = await browser.newPage({ baseURL: url, viewport: { width: 1280, height: 800 } });
    const measured = await measureTree(page);
    await page.close();
    return measured;
  };
  return { measure, close };
}

async function measureTree(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const scripted = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  const timeOf = async (act) => {
    const before = await scripted();
    await act();
    await page.evaluate(twoFrames);
    return (await scripted()) - before;
  };
  const press = (name) => () => page.getByRole('button', { name }).click();
  const search = (text) => () => page.getByRole('searchbox').fill(text);
  const rows = page.getByRole('treeitem');
  const mount = async () => {
    await page.goto('/');
    await rows.first().waitFor();
  };
  return {
    'the page mounts': await timeOf(mount),
    'all opens': await timeOf(press('Expand all')),
    'longest task of a scroll': await longestTask(page, () => page.evaluate(scrollThrough)),
    'rows drawn': await rows.count(),
    'a letter is searched': await timeOf(search('7')),
    'a name is searched': await timeOf(search('Lesson 777')),
    'all closes': await timeOf(press('Collapse all')),
  };
}

/** In the page: waits until what was changed is painted. */
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

/** The most milliseconds of processor that one task of the page takes while it acts; how busy the machine is doesn't count. */
async function longestTask(page, act) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const threads = new Set(traceEvents.filter(isMain).map(threadOf));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && threads.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/** In the page: scrolls from end to end in 200 frames. */
async function scrollThrough() {
  const tree = document.querySelector('[role=tree]');
  for (let frame = 1; frame <= 200; frame += 1) {
    tree.scrollTop = (tree.scrollHeight * frame) / 200;
    await new Promise((done) => requestAnimationFrame(done));
  }
}
