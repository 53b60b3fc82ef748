import { readdirSync, readFileSync } from 'node:fs';
import { foreignIn } from './foreignSql.mjs';

const folder = 'server/migrations';

/** Tells what in the migrations not every database can run that the server is meant for (ADR 31). */
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const faults = files.flatMap((name) => foreignIn(readFileSync(`${folder}/${name}`, 'utf8')).map((fault) => `${name}: ${fault}`));
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length === 0) console.log(`✓ ${files.length} ${files.length === 1 ? 'migration' : 'migrations'}`);
process.exitCode = faults.length === 0 ? 0 : 1;
