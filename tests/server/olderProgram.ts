import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildServer } from './ownProcess';
import { ownFolder } from './testServer';

const git = (...args: readonly string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Returns the commit before the newest migration: the last one, while that isn't committed; undefined where it can't be told. */
export function commitBefore(): string | undefined {
  const { entries } = JSON.parse(readFileSync('server/migrations/meta/_journal.json', 'utf8'));
  const file = `server/migrations/${entries.at(-1).tag}.sql`;
  const added = git('log', '--first-parent', '--diff-filter=A', '--format=%H', '-1', '--', file);
  // A shallow clone has no commit before its first.
  return git('rev-parse', '--verify', '--quiet', added ? `${added}^` : 'HEAD') || undefined;
}

/** Builds the program of a commit; returns it, and the folder that it runs in. */
export async function buildOlder(commit: string): Promise<{ program: string; folder: string }> {
  const folder = ownFolder();
  const archive = join(folder, 'older.tar');
  execFileSync('git', ['archive', '-o', archive, commit]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return { program: await buildServer('older', folder), folder };
}
