import { relative } from 'node:path';
import { build } from 'vite';

/** The modules of an area's first screen, and its texts. */
export const listScreen = /(List|Tree|Dashboard|CourseSetup)\.tsx$|\/messages\.ts$/;

/** The modules with the calls of an area, and with its adapter. */
export const callsOfAreas = /src\/contract\/(?!\w*[rR]uleMessages)/;

/** The modules that are requested at once for a signed-in person. */
const shell = ['src/app/App.tsx', 'src/app/services.ts'];
/** The modules that make the forms of all areas out of their inputs. */
const forms = [
  'src/components/list/toolbar/FilterForm.tsx',
  'src/components/record/dialogs/recordPopups.tsx',
  'src/components/record/recordPages.tsx',
];
/** The texts that load with the first form, among them those by which a server's sentence is read as a rule. */
const formTexts = ['src/providers/i18n/ruleOfText.ts', 'src/components/form/messages.ts'];
const formTextsNe = ['src/contract/ruleMessages.ne.ts', ...formTexts.slice(1).map((name) => name.replace('.ts', '.ne.ts'))];
const english = 'src/app/messages/english.ts';
const nepali = 'src/app/messages/nepali.ts';
const demo = 'src/providers/demo/createDemo.ts';
/** From this number of areas on, what their forms share is loaded once for all areas. */
const several = 5;
/** From this length of source on, in bytes, what the same lists share becomes a chunk of its own; below it, a request costs more. */
const worthOwnChunk = 10_000;

/**
 * Groups modules by their use: the sign-in page; the shell, with what most lists need (`shell`); what else several lists share (`lists`),
 * except what is much, such as the trees; what else all forms need (`forms`), their texts (`form-texts`), and the inputs of several areas'
 * forms (`inputs`); and for each area its lists with their texts and calls, each of its subfolders, then the rest. All other modules, such
 * as editors and the texts in Nepali, stay in the bundler's own chunks. Where a module is used is read from a build made beforehand: no
 * area is listed here.
 */
export function chunksByUse() {
  return {
    name: 'chunks-by-use',
    apply: 'build',
    async config(config) {
      const uses = await usesBeforehand(config);
      const all = [...uses.values()].flatMap(({ entries }) => entries);
      const scale = {
        groups: listGroups(uses),
        most: areasIn(all).size * 0.7,
        half: listAreasIn(all).size / 2,
      };
      const name = (id) => chunkOf(uses.get(id)?.entries, scale);
      const group = { debugName: 'by use', name, includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

/** Returns, for each module of the build, where it is used and how long it is. */
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

/** Returns the modules that load with a chunk. */
function modulesOf(bundle, file, seen = new Set()) {
  if (seen.has(file) || !bundle[file]) return [];
  seen.add(file);
  return [...bundle[file].moduleIds, ...bundle[file].imports.flatMap((imported) => modulesOf(bundle, imported, seen))];
}

/**
 * Describes a dynamically imported module: its name, its area, and whether the area's lists need it. Calls belong to the area that imports
 * them.
 */
function entryOf(id, importersOf) {
  const isCalls = callsOfAreas.test(id);
  const [area] = [id, ...(isCalls ? importersOf(id) : [])].flatMap(areaOf);
  return {
    name: relative(process.cwd(), id),
    area,
    part: partOf(id),
    isCalls,
    forList: isCalls || listScreen.test(id),
  };
}

/** Returns a module's subfolder in its area; subfolders have what is seldom needed, such as an import. */
const partOf = (id) => /\/src\/(?:resources|pages)\/[^/]+\/([^/]+)\//.exec(id)?.[1];
const areaOf = (id) => /\/src\/(?:resources|pages)\/([^/]+)\//.exec(id)?.slice(1) ?? [];

/** Returns the areas of some entries. */
const areasIn = (entries) => new Set(entries.flatMap(({ area }) => area ?? []));

/** Returns the areas whose lists need a module. */
const listAreasIn = (entries) => areasIn(entries.filter(({ forList }) => forList));

/** Returns the groups of lists that share much: a set of areas each. */
function listGroups(uses) {
  const groups = new Map();
  for (const { entries, size } of uses.values()) {
    const lists = listAreasIn(entries);
    if (lists.size < 2 || areasIn(entries).size >= several) continue;
    const name = [...lists].toSorted().join('-');
    groups.set(name, { name, lists, length: (groups.get(name)?.length ?? 0) + size });
  }
  return [...groups.values()].filter(({ length }) => length >= worthOwnChunk);
}

/** Returns a module's chunk by the entries that use it; null where the bundler decides. */
function chunkOf(entries = [], scale) {
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('index.html')) return 'start';
  if (shell.some((name) => names.has(name))) return 'shell';
  const texts = chunkOfTexts(names);
  if (texts) return texts;
  const areas = areasIn(entries);
  const isListed = listAreasIn(entries).size > 0;
  // The demo loads the calls of all lists, without what shows them.
  const calls = names.has(demo) ? '-calls' : '';
  if (isListed && areas.size > 1) return chunkOfLists(entries, { ...scale, calls });
  if (forms.some((name) => names.has(name)) || areas.size >= scale.most) return 'forms';
  // The demo checks values as forms do, without their inputs.
  if (areas.size >= several) return calls ? 'lists' : 'inputs';
  const isShared = entries.some(({ area, name }) => !area && name !== demo);
  if (areas.size !== 1 || isShared || [...names].every((name) => name.endsWith('.ne.ts'))) return null;
  const parts = new Set(entries.map(({ part }) => part));
  const part = parts.size === 1 && !parts.has(undefined) ? `-${[...parts][0]}` : '';
  return `${[...areas][0]}${part}${isListed ? '-list' : ''}${calls}`;
}

/** Returns the chunk of texts that all areas share; undefined for anything else. */
function chunkOfTexts(names) {
  // The sentences that the shell itself shows are among those of the rules.
  if (formTexts.some((name) => names.has(name))) return names.has(english) ? 'shell' : 'form-texts';
  if (names.has(nepali) && !names.has(english)) return 'nepali';
  return formTextsNe.some((name) => names.has(name)) ? 'form-texts-nepali' : undefined;
}

/** Returns the chunk of what lists need, and other areas' screens, too. */
function chunkOfLists(entries, { groups, half, calls }) {
  const lists = listAreasIn(entries);
  if (lists.size >= half) return 'shell';
  if (areasIn(entries).size >= several) return 'lists';
  // Calls belong to the list that shows them, and not to a page that counts them.
  const callers = areasIn(entries.filter(({ isCalls }) => isCalls));
  const owners = callers.size === 1 ? callers : lists;
  if (owners.size === 1 && (calls || lists.size === 1)) return `${[...owners][0]}-list${calls}`;
  return groups.find((group) => [...lists].every((area) => group.lists.has(area)))?.name ?? 'lists';
}
