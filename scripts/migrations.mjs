import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { plainIdentity } from './foreignSql.mjs';

const folder = 'server/migrations';

/** Writes the tables' changes since the last migration, in a form that every database can run that the server is meant for. */
const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const name of readdirSync(folder).filter((each) => each.endsWith('.sql'))) {
  const sql = readFileSync(`${folder}/${name}`, 'utf8');
  if (plainIdentity(sql) !== sql) writeFileSync(`${folder}/${name}`, plainIdentity(sql));
}
process.exitCode = status ?? 1;
