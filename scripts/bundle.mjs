import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestOf } from './buildNotes.mjs';

/**
 * What a build made of each module that is loaded on its own.
 * @param {string} folder the build
 */
export function readBundle(folder) {
  const { modules, imports } = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
  const sizes = new Map();

  /** Scripts that come with these modules whether they are wanted or not. */
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
    /** Bytes of these scripts, compressed by gzip. */
    weigh: (files) => [...files].reduce((total, file) => total + sizeOf(file), 0),
  };
}
