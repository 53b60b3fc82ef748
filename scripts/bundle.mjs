import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestOf } from './buildNotes.mjs';

/**
 * Reads from a build the files of each dynamically imported module.
 * @param {string} folder the build
 */
export function readBundle(folder) {
  const { modules, imports } = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
  const sizes = new Map();

  /** Returns the scripts that these modules load. */
  const filesOf = (...names) => {
    const seen = new Set();
    const visit = (file) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const imported of imports[file] ?? []) visit(imported);
    };
    for (const name of names) visit(fileOf(name));
    return seen;
  };

  const fileOf = (name) => {
    if (!modules[name]) throw new Error(`The build loads no ${name} on its own`);
    return modules[name];
  };

  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file))).length);
    return sizes.get(file);
  };

  return {
    modules,
    imports,
    filesOf,
    /** Returns the size of these scripts after gzip, in bytes. */
    weigh: (files) => [...files].reduce((total, file) => total + sizeOf(file), 0),
  };
}
