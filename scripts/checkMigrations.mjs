import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { foreignIn } from './foreignSql.mjs';
import { baseline, breakingIn, briefly, locksTables } from './olderProgram.mjs';

const folder = 'server/migrations';

/** Tells what in the migrations not every database can run that the server is meant for (ADR 31), or no program beside them bears (ADR 95). */
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const names = files.map((file) => basename(file, '.sql')).toSorted();
const faults = names.flatMap((name, place) => {
  const sql = readFileSync(`${folder}/${name}.sql`, 'utf8');
  const isNew = name > baseline;
  const haste = isNew && locksTables(sql) && !sql.startsWith(briefly) ? [`It doesn't begin with ${briefly.trim()}`] : [];
  return [...foreignIn(sql), ...(isNew ? breakingIn(sql, names.slice(0, place)) : []), ...haste].map(
    (fault) => `${name}: ${fault}`,
  );
});
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`✓ ${files.length} ${files.length === 1 ? 'migration' : 'migrations'}`);
process.exitCode = faults.length === 0 ? 0 : 1;
