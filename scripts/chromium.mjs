import { spawnSync } from 'node:child_process';
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

/**
 * Returns the path of a Chromium: $CHROMIUM, an installed one, or Playwright's own. If there is none, installs Debian's package as root,
 * otherwise downloads Playwright's; if that fails too, exits with a message of one line.
 */
export function ensureChromium(names = browsers) {
  if (!findChromium(names)) installPackages(names[0]);
  if (!findChromium(names)) downloadChromium();
  const found = findChromium(names);
  if (found && starts(found)) return found;
  const wrong = found ? `${found} doesn't start` : 'There is no Chromium';
  console.error(`${wrong}: run “npx playwright install --with-deps chromium” as root, or set CHROMIUM to the path of one.`);
  return process.exit(1);
}

function findChromium(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Downloads Playwright's Chromium to the person's own folder of caches. */
function downloadChromium() {
  console.log('Downloading Chromium with Playwright.');
  spawnSync('npx', ['playwright', 'install', '--no-shell', 'chromium'], { stdio: 'ignore' });
}

/** Whether it has the libraries that it needs. */
const starts = (path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
