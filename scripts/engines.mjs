import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from 'vite';
import { installPackages } from './debian.mjs';

/** What the journeys need, by the Debian package that has it. */
const programs = { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' };
const missing = () => Object.keys(programs).filter((name) => !existsSync(`/usr/bin/${programs[name]}`));

if (missing().length > 0) installPackages(...missing());
if (missing().length > 0) {
  console.error(`The journeys in Firefox and WebKit need Debian's packages ${missing().join(', ')}: install them as root.`);
  process.exit(1);
}
await build({ logLevel: 'warn' });
const config = 'tests/engines/playwright.config.ts';
const { status } = spawnSync('npx', ['playwright', 'test', '-c', config, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
