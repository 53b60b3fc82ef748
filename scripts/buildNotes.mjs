import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Returns the path of a build's manifest: beside the build, because only the project's own scripts read it. */
export const manifestOf = (folder) => `${folder}-manifest.json`;

/**
 * Writes `licences.txt` into the build, with every package whose code, styles or fonts it has; a package without a licence text stops the
 * build. It also writes the manifest beside the build: the file of each dynamically imported module (`modules`), and the files that each
 * file imports (`imports`).
 */
export function buildNotes() {
  return {
    name: 'build-notes',
    apply: 'build',
    config: () => ({ build: { license: { fileName: '.vite/licences.json' } } }),
    async writeBundle({ dir = 'dist' }, bundle) {
      const licences = JSON.parse(await readFile(join(dir, '.vite/licences.json'), 'utf8'));
      await writeFile(join(dir, 'licences.txt'), await licenceText(licences));
      await writeFile(manifestOf(dir), JSON.stringify(manifestFrom(bundle, (id) => this.getModuleInfo(id))));
      await rm(join(dir, '.vite'), { recursive: true });
    },
  };
}

function manifestFrom(bundle, infoOf) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const isLoaded = (id) => infoOf(id)?.isEntry || infoOf(id)?.dynamicImporters.length > 0;
  return {
    modules: Object.fromEntries(
      chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.filter(isLoaded).map((id) => [relative(process.cwd(), id), fileName]),
      ),
    ),
    imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
  };
}

/** Writes each licence text once, below the names of its packages. */
async function licenceText(licences) {
  const packages = new Map();
  for (const { name, version, identifier, text = await standardText(name, identifier) } of licences) {
    packages.set(text, [...(packages.get(text) ?? []), `${name} ${version} (${identifier})`]);
  }
  return [...packages].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Returns the standard text of a licence, for a package that only names it. */
async function standardText(name, identifier) {
  const file = `scripts/licences/${identifier}.txt`;
  if (!existsSync(file)) throw new Error(`${name} comes without the text of its licence: put it into ${file}`);
  return (await readFile(file, 'utf8')).trim();
}
