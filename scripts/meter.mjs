/**
 * Measures a page while it acts, in milliseconds of script or processor time: the machine's load doesn't count.
 * @param {import('@playwright/test').Page} page
 */
export async function createMeter(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const scripted = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  };
  return {
    /** Returns an action's script time until its change is painted. */
    timeOf: async (act) => {
      const before = await scripted();
      await act();
      await page.evaluate(twoFrames);
      return (await scripted()) - before;
    },
    /** Returns the longest task of an action. */
    longestTaskOf: (act) => longestTask(page, act),
    /** Returns the longest task while the scrolling element is scrolled from end to end. */
    longestTaskOfScroll: (selector) => longestTask(page, () => page.evaluate(scrollThrough, selector)),
  };
}

/** Runs in the page: waits until a change is painted. */
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

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

/** Runs in the page: scrolls from end to end in 200 frames. */
async function scrollThrough(selector) {
  const element = document.querySelector(selector);
  for (let frame = 1; frame <= 200; frame += 1) {
    element.scrollTop = (element.scrollHeight * frame) / 200;
    await new Promise((done) => requestAnimationFrame(done));
  }
}
