import { median, percentile } from './percentile.mjs';

/** The editors of the description: the name to choose, and the selector of the element to type in. */
const editors = { CKEditor: '.ck-editor__editable', Quill: '.ql-editor', Jodit: '.jodit-wysiwyg' };
const sentence = 'The Karnali rises on the Tibetan plateau, near Lake Manasarovar. ';
/** How long a key is held down, in milliseconds: otherwise its release would fall into the frame that is measured. */
const held = 60;

/**
 * Measures typing in the forms of a sub topic, and of a question with few and with many options: for each field and each processor speed
 * the time from a key to the frame that shows it, in milliseconds, median and 95th percentile.
 * @param {import('@playwright/test').BrowserContext} context where somebody is signed in
 */
export async function benchTyping(context) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(noteKeys);
  await page.goto('/coursesetup/addSubTopic/1');
  const measured = {};
  const type = async (what, field) => {
    for (const slowdown of [1, 4]) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      measured[`${what}, CPU / ${slowdown}`] = await timesOfKeys(page, field);
    }
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
  await type('title', page.getByRole('textbox', { name: 'Topic title' }));
  for (const [editor, place] of Object.entries(editors)) {
    await page.getByRole('radio', { name: editor }).check();
    await type(`description in ${editor}`, page.locator(place));
  }
  for (const count of [4, 10]) {
    await openQuestion(page, count);
    await type(`an option of ${count}`, optionOf(page, 1));
  }
  await page.close();
  return measured;
}

const optionOf = (page, number) => page.getByRole('group', { name: `Option ${number}`, exact: true }).getByRole('textbox');

/** Opens the form of a new question, with this many options. */
async function openQuestion(page, count) {
  await page.goto('/quizsetup/add');
  await optionOf(page, 2).click();
  for (let number = 3; number <= count; number += 1) {
    await page.keyboard.press('Control+Enter');
    await optionOf(page, number).waitFor();
  }
}

async function timesOfKeys(page, field) {
  await field.click();
  await page.evaluate(() => window.keys.splice(0));
  for (const [index, letter] of Array.from(sentence).entries()) {
    await page.keyboard.press(letter, { delay: held });
    await page.waitForFunction((count) => window.keys.length > count, index);
  }
  const times = await page.evaluate(() => window.keys);
  return { median: median(times), p95: percentile(times, 0.95) };
}

/** Runs in the page: records for each key how long it takes until the text is painted, in milliseconds. */
function noteKeys() {
  const { port1, port2 } = new MessageChannel();
  let pressed = 0;
  window.keys = [];
  window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  window.addEventListener('beforeinput', () => requestAnimationFrame(() => port2.postMessage(undefined)), true);
  port1.onmessage = () => window.keys.push(performance.now() - pressed);
}
