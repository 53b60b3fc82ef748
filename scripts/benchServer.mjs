// Measures the built server: npm run bench:server, or a grown office alone: npm run bench:server -- grown. BENCH_RESTORE_MB says how much a
// restore has, 1024 by default, BENCH_ROWS how many questions a grown office has.
import { runnerImport } from 'vite';

const { module } = await runnerImport('/bench/server/main.ts', { resolve: { tsconfigPaths: true }, logLevel: 'error' });
const number = (value, digits = 0) => value.toFixed(digits).padStart(8);
const line = (what, ...values) => console.log(`  ${what.padEnd(46)} ${values.join(' ')}`);
let bare = 1;

if (process.argv[2] !== 'grown') await measureAll();
await module.measureGrown(({ times, memory }) => {
  console.log('\nA grown office on PostgreSQL, the milliseconds that 95 of 100 answers stay within: with 8 clients, with one');
  for (const [what, { together, alone }] of Object.entries(times)) line(what, number(together, 1), number(alone, 1));
  for (const [what, value] of Object.entries(memory)) line(`memory, ${what}, MB`, number(value));
});

async function measureAll() {
  await module.measureServer({
    bare({ perSecond, p95 }) {
      bare = perSecond;
      console.log(
        '\nWith 8 clients: requests in a second, their ratio to a bare route, and the milliseconds that 95 of 100 stay within',
      );
      line('a bare route of Hono', number(perSecond), number(1, 3), number(p95, 1));
    },
    database(name, { loads, starts, memory }) {
      console.log(`\n${name}`);
      for (const [what, { perSecond, p95 }] of Object.entries(loads)) {
        line(what, number(perSecond), number(perSecond / bare, 3), number(p95, 1));
      }
      for (const [what, value] of Object.entries(starts)) line(`the ${what} start, ms`, number(value));
      for (const [what, value] of Object.entries(memory)) line(`memory, ${what}, MB`, number(value));
    },
    restore(megabytes, memory) {
      console.log('\nA restore into PGlite');
      line(`the most memory, of ${megabytes} MB of files, MB`, number(memory));
    },
  });
}
