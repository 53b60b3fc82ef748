import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestOf } from './buildNotes.mjs';

/**
 * What a build made of each module that is loaded on its own.
 * @param {string} folder the build
 */
export function readBundle(folder) {
  const manifest = JSON.parse(readFileSync(manifestOf(folder), 'utf8'));
  const sizes = new Map();

  /** Scripts that come with these chunks whether they are wanted or not. */
  const filesOf = (...names) => {
    const seen = new Set();
    const visit = (name) => {
      if (seen.has(name)) return;
      seen.add(name);
      for (const imported of manifest[name]?.imports ?? []) visit(imported);
    };
    for (const name of names) visit(name);
    return new Set([...seen].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')));
  };

  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file))).length);
    return sizes.get(file);
  };

  return {
    manifest,
    filesOf,
    /** Bytes of these scripts, compressed by gzip. */
    weigh: (files) => [...files].reduce((total, file) => total + sizeOf(file), 0),
  };
}
