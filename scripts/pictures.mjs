import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

/** The README's pictures: the demo as it is built now, in both schemes. */
const pictures = [
  { file: 'docs/dashboard-light.png', colorScheme: 'light', path: '/dashboard', ready: /of \d+ ready$/ },
  {
    file: 'docs/course-dark.png',
    colorScheme: 'dark',
    path: '/coursesetup/viewCourseDetails/section-officer-preparation',
    ready: /^78 hrs$/,
  },
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
  await page.screenshot({ path: file });
  console.log(file);
  await context.close();
}
