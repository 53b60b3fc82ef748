import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

/** The README's pictures: the demo as it is built now, in both schemes. */
const pictures = [
  { file: 'docs/dashboard-light.webp', colorScheme: 'light', path: '/dashboard', ready: /of \d+ ready$/ },
  {
    file: 'docs/course-dark.webp',
    colorScheme: 'dark',
    path: '/coursesetup/viewCourseDetails/section-officer-preparation',
    ready: /^78 hrs$/,
  },
  { file: 'docs/question-light.webp', colorScheme: 'light', path: '/quizsetup/edit/46', ready: /^60°$/ },
  {
    file: 'docs/list-dark.webp',
    colorScheme: 'dark',
    path: `/coursesetup/coursesetup?filter=${encodeURIComponent(JSON.stringify({ is_course_live: 'y' }))}`,
    ready: /^1–\d+ of/,
  },
  { file: 'docs/modelset-light.webp', colorScheme: 'light', path: '/modelsetQuizView/1', ready: /of \d+ ready$/ },
];
const viewport = { width: 1280, height: 800 };

execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { stdio: 'inherit' });
mkdirSync('docs', { recursive: true });
const server = await serve();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  for (const picture of pictures) await take(picture);
} finally {
  await browser.close();
  server.close();
}

async function take({ file, colorScheme, path, ready }) {
  const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, locale: 'en', reducedMotion: 'reduce' });
  await context.addInitScript(() => sessionStorage.setItem('demo.slow', '0'));
  const page = await context.newPage();
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: 'Use staff@coursedesk.test' }).click();
  await page.getByText(ready).first().waitFor();
  // Nothing is loading, and no toast or tooltip covers the page.
  await page.locator('.MuiSkeleton-root, [role=progressbar], [role=tooltip]').first().waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  // Playwright itself writes no WebP, which has a third of a PNG's size.
  const browserSide = await context.newCDPSession(page);
  const { data } = await browserSide.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
  writeFileSync(file, data, 'base64');
  console.log(file);
  await context.close();
}
