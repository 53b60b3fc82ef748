import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = "import { ensureChromium } from './scripts/chromium.mjs'; console.log(ensureChromium());";
const ensured = (CHROMIUM: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM },
  });

test('a browser that is given is taken', () => {
  expect(ensured(process.execPath).stdout).toBe(`${process.execPath}\n`);
});

test('of one that doesn’t start, a line says so, and what to do', () => {
  const { status, stdout, stderr } = ensured('package.json');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^package\.json doesn't start: run .+, or set CHROMIUM to the path of one\.\n$/);
});
