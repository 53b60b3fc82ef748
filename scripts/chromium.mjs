import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
export function findChromium() {
  const installed = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Finds a Chromium, or installs one if that needs no consent: as root on Debian or Ubuntu. Otherwise exits with a message of one line. */
export function ensureChromium() {
  const found = findChromium() ?? installed();
  if (found) return found;
  console.error(
    'The browser tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM to its path.',
  );
  return process.exit(1);
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing it with apt-get.');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  } catch (error) {
    console.error(String(error));
  }
  return findChromium();
}
