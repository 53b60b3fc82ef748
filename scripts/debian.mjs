import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages where that needs no consent: as root on Debian or Ubuntu. A failure is only printed. */
export function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt-get.`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit' });
  } catch (error) {
    console.error(String(error));
  }
}
