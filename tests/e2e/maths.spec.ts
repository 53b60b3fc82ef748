import type { Locator } from '@playwright/test';
import { noAudit } from '../support/blankColumns';
import { openOn } from './otherServer';
import { expect, test } from './support';

// A foreign server, which stores all that it is sent.
test.use({ config: { mode: 'http' } });

const hostile = [
  '<p>Centre <span class="katex katex-html" style="position: fixed">not ours</span></p>',
  '<p>\\(\\href{javascript:document.title=1}{\\text{link}}\\) \\(\\includegraphics{https://evil.example/a.png}\\)</p>',
  '<p>\\(\\htmlStyle{position: fixed; inset: 0}{x}\\) \\(\\rule{900em}{900em}\\)</p>',
  '<p>\\(\\text{&lt;img src=x onerror=document.title=1&gt;}\\)</p>',
].join('');

const quiz = {
  iid: 1,
  // The arrow and the root need styles of their own; KaTeX renders the bold of `\pmb` with a shadow.
  question: '<p>Is \\(\\vec{v} = \\sqrt{2gh}\\) or \\(\\pmb{x}\\)?</p>',
  correct_option: '<p>\\(\\dfrac{1}{2}\\)</p>',
  answer_desc: hostile,
  opiton_description: null,
  has_video_solution: 'n',
  video_solution: null,
  app_video_solution: null,
  quiz_options: [
    { options: '<p>\\(\\dfrac{1}{2}\\)</p>', correct: true },
    { options: `<p>\\[${'a + '.repeat(60)}a\\]</p>`, correct: false },
    { options: '<p>\\(\\frac{1}{2\\)</p>', correct: false },
  ],
  ...noAudit,
};

const isDrawn = (place: Locator) =>
  place.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });

// Each test checks the content security policy, because the browser logs what it refuses.
test('formulas are drawn with their own fonts and styles, which the policy lets through', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/KaTeX_/.test(request.url())) fonts.push(new URL(request.url()).pathname);
  });
  await openOn(page, '/quizsetup/view/1/quizsetup', { getQuizById: quiz });
  const question = page.locator('dd').first();
  await expect(question.locator('.katex')).toHaveCount(2);
  const arrow = question.locator('.katex-accent svg');
  expect(await arrow.evaluate((svg) => svg.getAttribute('style'))).toMatch(/^width: ?[\d.]+em/);
  expect(await isDrawn(arrow)).toBe(true);
  expect(await isDrawn(question.locator('.sqrt svg').first())).toBe(true);
  await expect(page.locator('.katex .mathnormal').first()).toHaveCSS('font-family', /^KaTeX_Math/);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((font) => !font.endsWith('.woff2'))).toEqual([]);
});

test('a formula that can’t be rendered is marked, and a wide one scrolls in its own place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openOn(page, '/quizsetup/view/1/quizsetup', { getQuizById: quiz });
  const options = page.locator('ol');
  await expect(options.locator('.katex-display')).toBeVisible();
  await expect(options.getByText('\\(\\frac{1}{2\\)')).toHaveAttribute('title', /^This formula can’t be drawn: /);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await options.locator('.katex-display').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
});

test('a formula leads nowhere, fetches nothing and covers nothing', async ({ page }) => {
  await openOn(page, '/quizsetup/view/1/quizsetup', { getQuizById: quiz });
  const answer = page.locator('dd', { hasText: 'Centre' });
  await expect(answer.locator('.katex')).not.toHaveCount(0);
  await expect(answer.locator('a, img, [onerror]')).toHaveCount(0);
  await expect(answer.getByText('not ours')).toHaveCSS('position', 'static');
  const fixed = await answer.evaluate((place) =>
    [...place.querySelectorAll('*')].some((element) => getComputedStyle(element).position === 'fixed'),
  );
  expect(fixed).toBe(false);
  expect((await answer.boundingBox())?.height).toBeLessThan(700);
  await expect(page).toHaveTitle(/ · Quiz Details · Coursedesk$/);
});

test('what is typed is drawn below the editor, and stays what is sent', async ({ page }) => {
  await openOn(page, '/quizsetup/edit/1', { getQuizById: quiz, editQuiz: quiz, searchQuestion: [] });
  const question = page.getByRole('textbox', { name: /^Question/ });
  await expect(question).toContainText('\\(\\vec{v} = \\sqrt{2gh}\\)');
  await question.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('How far is \\(s = \\frac12 gt^2\\)?');
  const preview = page.getByRole('group', { name: 'Preview' }).first();
  await expect(preview.locator('.katex')).toHaveCount(1);
  const sent = page.waitForRequest(/editQuiz/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    question: '<p>How far is \\(s = \\frac12 gt^2\\)?</p>',
    answer_desc: hostile,
  });
});
