import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FolderTaken, lockFolder } from '@server/store/folderLock';
import { expect, test } from 'vitest';
import { ownFolder } from './testServer';

test('a folder is one server’s until that lets it go', async () => {
  const folder = ownFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`Another server runs on the folder ${folder}.`);
  await unlock();
  await (await lockFolder(folder))();
});

test('of two that begin at once, one at most gets the folder', async () => {
  const folder = ownFolder();
  const outcomes = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
  const [refused] = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: expect.any(FolderTaken) });
  for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value();
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
});

test('what a killed process leaves of its lock is in nobody’s way', async () => {
  const folder = ownFolder();
  const listen = `require('node:net').createServer().listen(${JSON.stringify(join(folder, 'lock'))}, () => process.kill(process.pid, 'SIGKILL'))`;
  spawnSync(process.execPath, ['-e', listen]);
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  await (await lockFolder(folder))();
});
