import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { plainIdentity } from './foreignSql.mjs';
import { baseline, briefly, locksTables } from './olderProgram.mjs';

const folder = 'server/migrations';

/** Writes the tables' changes since the last migration, in a form that every database can run that the server is meant for, beside others. */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const name of readdirSync(folder).filter((each) => each.endsWith('.sql'))) {
  const sql = readFileSync(`${folder}/${name}`, 'utf8');
  const isHasty = name > `${baseline}.sql` && locksTables(sql) && !sql.startsWith(briefly);
  const right = (isHasty ? briefly : '') + plainIdentity(sql);
  if (right !== sql) writeFileSync(`${folder}/${name}`, right);
}
// The next migration is made of the latest tables alone.
const snapshots = readdirSync(`${folder}/meta`).filter((each) => each.endsWith('_snapshot.json'));
for (const name of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}/meta/${name}`);
process.exitCode = status ?? 1;
