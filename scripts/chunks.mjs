import { relative } from 'node:path';
import { build } from 'vite';

/** What an area shows first, and its texts. */
export const listScreen = /(List|Tree|Dashboard|CourseSetup)\.tsx$|\/messages\.ts$/;

/** What is asked for at once where somebody is signed in. */
const shell = ['src/app/App.tsx', 'src/app/services.ts'];
/** What makes the forms of all areas out of their inputs. */
const forms = [
  'src/components/list/toolbar/FilterForm.tsx',
  'src/components/dialogs/recordPopups.tsx',
  'src/components/record/recordPages.tsx',
];
const demo = 'src/providers/demo/createDemo.ts';
/** What the forms, or the lists, of as many areas use comes once for all of them. */
const several = 5;
/** In bytes of its source: what the lists of fewer areas share is a chunk of its own from here on; less would cost its request more than it spares. */
const worthOwnChunk = 10_000;

/**
 * Puts together what is used together: the sign-in page; the shell, with what lists share (`shell`), but for much that few areas share,
 * such as the trees and the calls of one area that forms of another ask for; what all forms need besides (`forms`), and the inputs of several areas' forms (`inputs`); and of each area its lists with their texts and calls, what
 * stands in a folder of its own in it, then the rest of it. All else, such as an editor or the texts in Nepali, stays in the bundler's own
 * chunks. Where a module is used is read from a build made beforehand: no area is listed here.
 */
export function chunksByUse() {
  return {
    name: 'chunks-by-use',
    apply: 'build',
    async config(config) {
      const uses = await usesBeforehand(config);
      const scale = {
        lengths: sharedLengths(uses),
        most: areasIn([...uses.values()].flatMap(({ entries }) => entries)).size * 0.7,
      };
      const name = (id) => chunkOf(uses.get(id)?.entries, scale);
      const group = { debugName: 'by use', name, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

/** Of each module that gets into the build, where it is used, and how long it is. */
async function usesBeforehand(config) {
  const uses = new Map();
  const reader = {
    name: 'uses',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap(({ modules }) => (modules ? Object.entries(modules) : []));
      const sizes = new Map(chunks.map(([id, { renderedLength }]) => [id, renderedLength]));
      const loaded = Object.values(bundle).filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
      for (const { fileName, facadeModuleId } of loaded) {
        const entry = entryOf(facadeModuleId, (id) => this.getModuleInfo(id).dynamicImporters);
        for (const id of modulesOf(bundle, fileName)) {
          const { entries } = uses.get(id) ?? { entries: [] };
          uses.set(id, { entries: [...entries, entry], size: sizes.get(id) });
        }
      }
    },
  };
  const plugins = [...config.plugins.filter((plugin) => !['chunks-by-use', 'boot'].includes(plugin?.name)), reader];
  await build({ ...config, configFile: false, logLevel: 'error', plugins, build: { ...config.build, write: false } });
  return uses;
}

/** The modules that come with a chunk. */
function modulesOf(bundle, file, seen = new Set()) {
  if (seen.has(file) || !bundle[file]) return [];
  seen.add(file);
  return [...bundle[file].moduleIds, ...bundle[file].imports.flatMap((imported) => modulesOf(bundle, imported, seen))];
}

/** What is loaded on its own: its name, its area, and whether the area's lists need it. Calls are of the area that asks for them. */
function entryOf(id, importersOf) {
  const isCalls = id.includes('/src/providers/data/adapters/');
  const [area] = [id, ...(isCalls ? importersOf(id) : [])].flatMap(areaOf);
  return {
    name: relative(process.cwd(), id),
    area,
    part: partOf(id),
    forList: isCalls || listScreen.test(id),
  };
}

/** The folder inside its area that a part of it stands in which is seldom asked for, such as an import. */
const partOf = (id) => /\/src\/(?:resources|pages)\/[^/]+\/([^/]+)\//.exec(id)?.[1];
const areaOf = (id) => /\/src\/(?:resources|pages)\/([^/]+)\//.exec(id)?.slice(1) ?? [];

/** The areas of some entries. */
const areasIn = (entries) => new Set(entries.flatMap(({ area }) => area ?? []));

/** The areas whose lists need some entries. */
const listAreasIn = (entries) => areasIn(entries.filter(({ forList }) => forList));

/** The name of what the lists of a few areas share, also where a form of one more needs it; none of what more areas use. */
function sharedByLists(entries) {
  const lists = listAreasIn(entries);
  if (lists.size === 0 || areasIn(entries).size >= several) return undefined;
  return lists.size === 1 ? `${[...lists][0]}-shared` : [...lists].toSorted().join('-');
}

/** How long all is together that the same lists share, by its name. */
function sharedLengths(uses) {
  const lengths = new Map();
  for (const { entries, size } of uses.values()) {
    const name = sharedByLists(entries);
    lengths.set(name, (lengths.get(name) ?? 0) + size);
  }
  return lengths;
}

/** The chunk of a module by the entries that use it; null where the bundler decides. */
function chunkOf(entries = [], { lengths, most }) {
  const names = new Set(entries.map(({ name }) => name));
  const areas = areasIn(entries);
  const listAreas = listAreasIn(entries);
  if (names.has('index.html')) return 'start';
  if (shell.some((name) => names.has(name)) || listAreas.size >= several) return 'shell';
  if (listAreas.size > 0 && areas.size > 1) {
    const shared = sharedByLists(entries);
    return shared && (listAreas.size === 1 || lengths.get(shared) >= worthOwnChunk) ? shared : 'shell';
  }
  if (forms.some((name) => names.has(name)) || areas.size >= most) return 'forms';
  if (areas.size >= several) return 'inputs';
  const isShared = entries.some(({ area, name }) => !area && name !== demo);
  if (areas.size !== 1 || isShared || [...names].every((name) => name.endsWith('.ne.ts'))) return null;
  const [area] = areas;
  const calls = names.has(demo) ? '-calls' : '';
  const parts = new Set(entries.map(({ part }) => part));
  const part = parts.size === 1 && !parts.has(undefined) ? `-${[...parts][0]}` : '';
  return `${area}${part}${listAreas.size > 0 ? '-list' : ''}${calls}`;
}
