import { resolve } from 'node:path';
import { build } from 'vite';
import { measureInTurn, withApps } from './benchStart.mjs';
import { minimalBuild } from './minimalBuild.mjs';
import { traceProfile } from './traceProfile.mjs';

/** The number of packages printed for each measurement: those that differ most. */
const most = 12;
const rounds = 3;
const roots = { ours: resolve('.bench/ours-mapped'), minimal: resolve('.bench/minimal-mapped') };

await build({ logLevel: 'error', build: { outDir: roots.ours, emptyOutDir: true, sourcemap: true } });
await build(minimalBuild(roots.minimal, { sourcemap: true }));

/** By measurement: the sums of each application's runs, and their number. */
const lines = new Map();
await withApps(roots, (opened) =>
  measureInTurn(opened, rounds, (name, condition) =>
    traceProfile(roots[name], (what, profile) => {
      const line = `${condition}: ${what}`;
      const sums = lines.get(line) ?? { ours: {}, minimal: {}, runs: { ours: 0, minimal: 0 } };
      for (const [into, time] of Object.entries(profile)) sums[name][into] = (sums[name][into] ?? 0) + time;
      sums.runs[name] += 1;
      lines.set(line, sums);
    }),
  ),
);

console.log(
  `Where the time of the start goes, watched (which slows it): means of ${rounds} rounds in milliseconds, ours and minimal`,
);
for (const [line, { runs, ...sums }] of lines) {
  const [ours, minimal] = ['ours', 'minimal'].map((name) => meansOf(sums[name], runs[name]));
  printLine(line, total(ours), total(minimal));
  const differences = [...new Set([...Object.keys(ours), ...Object.keys(minimal)])]
    .map((into) => [into, ours[into] ?? 0, minimal[into] ?? 0])
    .toSorted(([, a, b], [, c, d]) => Math.abs(c - d) - Math.abs(a - b));
  for (const [into, one, other] of differences.slice(0, most)) printLine(`  ${into}`, one, other);
}

function printLine(what, ours, minimal) {
  console.log(`  ${what.padEnd(44)} ${ours.toFixed(0).padStart(6)} ${minimal.toFixed(0).padStart(6)}`);
}

function total(sums) {
  return Object.values(sums).reduce((sum, time) => sum + time, 0);
}

function meansOf(sums, runs) {
  return Object.fromEntries(Object.entries(sums).map(([into, time]) => [into, time / runs]));
}
