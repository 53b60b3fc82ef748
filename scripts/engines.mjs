import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from 'vite';
import { installPackages } from './debian.mjs';

/** What the journeys need, by the Debian package that has it. */
const programs = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' };
const missing = () => Object.keys(programs).filter((name) => !existsSync(`/usr/bin/${programs[name]}`));

if (missing().length > 0) installPackages(...missing());
if (missing().length > 0) {
  const names = missing().join(', ');
  const isNeeded = process.argv[2] !== '--where-installed';
  console.error(
    `The journeys in Firefox and WebKit need Debian's packages ${names}${isNeeded ? ': install them as root.' : ', and are left out.'}`,
  );
  process.exit(isNeeded ? 1 : 0);
}
await build({ logLevel: 'warn' });
const config = 'tests/engines/playwright.config.ts';
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', config, ...process.argv.slice(2).filter((name) => name !== '--where-installed')],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
