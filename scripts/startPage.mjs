import { median, percentile } from './percentile.mjs';
import { noteChange, noteKey, noteShown } from './startNotes.mjs';

/** The same column of the same rows, and the same input of the same form, in both applications. */
const row = 'tbody td.column-category_name';
const input = 'form input[name=category_name]:not([value=""])';
const sorter = 'thead th.column-category_name :is(button, [role=button])';

/** How often a round opens the first list, and a list from the menu: one time differs from the next by a fifth, on the same machine. */
const times = 3;

/**
 * How long an empty page is left alone, in milliseconds: a browser that is still opening it, or clearing away the page before it, shows the
 * first list of either application about 150 ms later.
 */
const pause = 1000;

/**
 * Measures one application once, in a browser that has nothing of it cached: milliseconds, kilobytes and counts by measurement.
 * @param {import('@playwright/test').BrowserContext} context where somebody is signed in
 * @param {import('./benchStart.mjs').App} app
 * @param {{ line: object, slowdown: number }} condition of its line and of its processor
 * @param {(devtools: import('@playwright/test').CDPSession) => Promise<(what: string) => Promise<void>>} [watch] begins to watch what
 * is measured next, and answers what is told its name once it is over
 */
export async function measureStart(context, app, condition, watch = async () => async () => {}) {
  const lists = [];
  let opened;
  for (let time = 0; time < times; time += 1) {
    await opened?.page.close();
    opened = await openPage(context, condition, watch);
    lists.push(await opened.open('first list', app.list, row));
  }
  const { page, open, act, quiet } = opened;
  const ofLists = (what) => median(lists.map((list) => list[what]));

  const nextPage = await act('next page', { click: 'button[aria-label*="next page" i]' }, row);
  const sort = await act('sort', { click: sorter }, row);
  const form = await act('open an edit form from the list', { click: app.editLink }, input);
  await quiet();
  const key = await keyToFrame(page);
  const back = await act('back to the list', { back: true }, row);
  const formByAddress = await open('edit form by its address', app.form, input);
  const listsByMenu = [];
  for (let time = 0; time < times; time += 1) {
    await open('another list', app.otherList.address, app.otherList.row);
    listsByMenu.push((await act('open a list from the menu', { click: app.entry }, row)).at);
  }
  const others = {};
  for (const [name, { address, shown }] of Object.entries(app.screens)) others[name] = (await open(name, address, shown)).at;
  await page.close();
  return {
    'first list': ofLists('at'),
    'edit form by its address': formByAddress.at,
    'blocking time until the list': ofLists('blocked'),
    'main thread until the list': ofLists('work'),
    'script for the first list, kB': ofLists('script') / 1000,
    'requests for the first list': ofLists('requests'),
    'open an edit form from the list': form.at,
    'requests of that': form.requests,
    'open a list from the menu': median(listsByMenu),
    'next page': nextPage.at,
    sort: sort.at,
    'back to the list': back.at,
    'key to frame, 95th': key,
    ...others,
  };
}

/** Opens a page on such a line and processor; returns what measures in it. */
async function openPage(context, { line, slowdown }, watch) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const traffic = watchTraffic(devtools);

  /** Opens an address with an empty cache, until an element is shown. */
  const open = async (what, address, selector) => {
    await devtools.send('Network.clearBrowserCache');
    await page.goto('about:blank');
    await page.waitForTimeout(pause);
    traffic.begin();
    const before = await workOf(devtools);
    const end = await watch(devtools);
    await page.goto(address, { waitUntil: 'commit' });
    await page.evaluate(noteShown, selector);
    const { at, blocked } = await noted(page);
    await end(what);
    return { at, blocked, work: (await workOf(devtools)) - before, ...traffic.sum() };
  };
  /** Performs an action until the first of these elements shows another text. */
  const act = async (what, action, selector) => {
    await traffic.quiet();
    traffic.begin();
    const end = await watch(devtools);
    await page.evaluate(noteChange, { action, selector });
    const { at } = await noted(page);
    await end(what);
    return { at, ...traffic.sum() };
  };
  return { page, open, act, quiet: traffic.quiet };
}

/**
 * Measures the memory that each of 50 visits to a form and back leaves: kilobytes of the heap, and nodes.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {import('./benchStart.mjs').App} app
 */
export async function measureGrowth(context, app) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(app.list);
  await page.locator(row).first().waitFor();
  const visit = async () => {
    await page.locator(app.editLink).first().click();
    await page.locator(input).first().waitFor();
    await page.goBack();
    await page.locator(row).first().waitFor();
    await page.locator(input).first().waitFor({ state: 'detached' });
  };
  const visitOften = async (times) => {
    for (let time = 0; time < times; time += 1) await visit();
    // Waits until transitions and toasts have released what they hold.
    await page.waitForTimeout(3000);
    for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
    return { heap: await metric(devtools, 'JSHeapUsedSize'), nodes: await metric(devtools, 'Nodes') };
  };
  const visits = 50;
  const [before, after] = [await visitOften(10), await visitOften(visits)];
  await page.close();
  return {
    'heap, kB a visit': (after.heap - before.heap) / 1000 / visits,
    'nodes a visit': (after.nodes - before.nodes) / visits,
  };
}

async function metric(devtools, wanted) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted).value;
}

/** The main thread's work so far, in milliseconds. */
const workOf = async (devtools) => (await metric(devtools, 'TaskDuration')) * 1000;

/** Counts requests and the bytes of scripts. */
function watchTraffic(devtools) {
  const asked = new Map();
  let script = 0;
  let last = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('https:')) asked.set(requestId, request.url);
    last = Date.now();
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.get(requestId)?.endsWith('.js')) script += encodedDataLength;
    last = Date.now();
  });
  return {
    begin: () => {
      asked.clear();
      script = 0;
    },
    sum: () => ({ requests: asked.size, script }),
    /** Waits until nothing has been requested or received for more than a second: by then all preloads are done. */
    quiet: async () => {
      do await new Promise((resolve) => setTimeout(resolve, 250));
      while (Date.now() - last < 1500);
    },
  };
}

/** So many that the 95th hundredth isn't the worst but one. */
const keys = 40;

async function keyToFrame(page) {
  const field = page.locator(input).first();
  await field.focus();
  const times = [];
  for (let key = 0; key < keys; key += 1) {
    await page.evaluate(noteKey);
    await page.keyboard.press('a');
    times.push((await noted(page)).at);
  }
  // An empty form asks no question when it is left.
  for (let key = 0; key < keys; key += 1) await page.keyboard.press('Backspace');
  return percentile(times, 0.95);
}

/** Waits for what a note promises. Playwright's `waitForFunction` would run 10 ms of its own script in the time that is measured. */
const noted = (page) => page.evaluate(() => window.noted);
