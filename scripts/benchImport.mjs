const head = 'question,option_1,option_2,option_3,option_4,correct,answer_desc';
/** A thousand questions as rows of a spreadsheet. */
const rows = Array.from(
  { length: 1000 },
  (_, index) =>
    `How much is <b>${index}</b> plus 1?,${index},${index + 1},\\(\\frac{${index}}{2}\\),None of these,b,By counting on`,
);

/**
 * Measures the import of 1,000 questions into the demo: how long a person waits, and the longest task that blocks the page, in
 * milliseconds.
 * @param {import('@playwright/test').BrowserContext} context where somebody is signed in
 */
export async function benchImport(context) {
  const page = await context.newPage();
  await page.addInitScript(noteTasks);
  await page.goto('/quizsetup/import');
  const buffer = Buffer.from([head, ...rows].join('\n'));
  const preview = async () => {
    await page.getByLabel('Choose a CSV or GIFT file').setInputFiles({ name: 'q.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Good 1000' }).waitFor();
  };
  const add = async () => {
    await page.getByRole('button', { name: 'Add 1000 questions' }).click();
    await page.getByText('1000 questions were added.').waitFor({ timeout: 300_000 });
  };
  const measured = {
    'the preview of 1,000 rows': await timesOf(page, preview),
    'all of them are added': await timesOf(page, add),
  };
  await page.close();
  return measured;
}

async function timesOf(page, act) {
  await page.evaluate(() => window.tasks.splice(0));
  const start = performance.now();
  await act();
  const wait = performance.now() - start;
  return { wait, longest: Math.max(0, ...(await page.evaluate(() => window.tasks))) };
}

/** Runs in the page: records the duration of each task above 50 ms; the demo's delay is set to zero. */
function noteTasks() {
  sessionStorage.setItem('demo.slow', '0');
  window.tasks = [];
  const note = (list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(note).observe({ type: 'longtask' });
}
