import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages } from './debian.mjs';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browsers of the tests, the best first: Chromium's headless shell draws the same pages, but no window, in four fifths of the time. */
export const testBrowsers = ['chromium-headless-shell', ...browsers];

/** The arguments of every browser that the project starts: no network access, and no sandbox for root, who can't have one. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of a Chromium: $CHROMIUM, an installed one, or Playwright's own; undefined when there is none. */
export function findChromium(names = browsers) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Finds a Chromium, or installs one if that needs no consent: as root on Debian or Ubuntu. Otherwise exits with a message of one line. */
export function ensureChromium(names = browsers) {
  if (!findChromium(names)) installPackages(names[0]);
  const found = findChromium(names);
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM to its path.',
  );
  return process.exit(1);
}
