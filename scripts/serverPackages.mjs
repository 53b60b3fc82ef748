import { cpSync, existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** Copies the packages that a build of the server imports, with those that these need, into a folder: the image has no others. */
const [target, program = 'dist-server/main.js'] = process.argv.slice(2);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const built = readFileSync(program, 'utf8');
const imported = [...built.matchAll(/^import (?:.+ from )?"([^".][^"]*)";$|\bimport\("([^".][^"]*)"\)/gm)].map(
  ([, name, later]) => name ?? later,
);
const names = imported.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)[0]);

const needed = new Set();
/** Adds a package as it is found from a place: in its own folder, or in one above it. */
function add(name, from) {
  for (let place = from; ; place = place.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const path = join(place, 'node_modules', name);
    if (packages[path]) {
      if (!needed.has(path)) {
        needed.add(path);
        const { dependencies, optionalDependencies } = packages[path];
        for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, path);
      }
      return;
    }
    if (place === '') throw new Error(`${name} isn't in the lockfile`);
  }
}
for (const name of names) add(name, '');
// Those of other machines' systems aren't installed.
const installed = [...needed].filter((path) => existsSync(path));
for (const path of installed) cpSync(path, join(target, path), { recursive: true });
console.log(`${installed.length} packages`);
