import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { build, createServer } from 'vite';
import { callsOfAreas, listScreen } from './chunks.mjs';

/** The modules that every screen of the shell needs. */
const shell = ['src/app/App.tsx', 'src/app/services.ts', 'src/app/messages/english.ts'];
/** The modules that the forms of all areas need, and in Nepali those that all screens and all forms need. */
const forms = ['src/components/record/dialogs/recordPopups.tsx', 'src/providers/i18n/ruleOfText.ts'];
const nepali = ['src/app/messages/nepali.ts'];
const nepaliForms = ['src/contract/ruleMessages.ne.ts', 'src/components/form/messages.ne.ts'];

/**
 * Puts `src/app/start/boot.ts` before all other scripts of the page, and `src/app/start/startPrefetch.ts` beside it: from an address they know the
 * files of its screen, and the calls with which it begins. They get that from the build and from the areas' own declarations.
 */
export function boot() {
  return {
    name: 'boot',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (!page) return;
        const { areas, menu } = await declaredAreas();
        const withoutStart = filesWith(bundle, ['index.html']);
        const shellFiles = filesWith(bundle, shell, withoutStart);
        const known = [...withoutStart, ...shellFiles];
        const parts = areas.map(({ index, ...area }) => {
          const { own, others } = askedBy(index, (id) => this.getModuleInfo(id));
          // A panel beside the page needs the other areas, and the page is shown before it.
          const first = [...own, ...(area.form === 'panel' ? [] : others)].filter(isOfList);
          const lists = filesWith(bundle, first, known);
          const later = [...own, ...others].filter((name) => !first.includes(name) && !isNepali(name));
          const rest = filesWith(bundle, later, [...known, ...lists]);
          return { ...area, lists, rest, nepali: filesWith(bundle, own.filter(isNepali), known) };
        });
        const ofForms = filesWith(bundle, forms, known);
        const ahead = await bundled('src/app/start/startPrefetch.ts', {
          areas: Object.fromEntries(parts.map((part) => [part.path, restOf(part, ofForms)])),
          forms: named(ofForms),
          nepali: named(filesWith(bundle, nepali, known)),
          nepaliForms: named(filesWith(bundle, nepaliForms, known)),
          menu,
        });
        const script = await bundled('src/app/start/boot.ts', {
          shell: named(shellFiles),
          lists: Object.fromEntries(parts.map(({ path, lists }) => [path, named(lists)])),
          ahead: emit(this, 'ahead', ahead),
        });
        page.source = page.source.replace('<script', `<script src="/${emit(this, 'boot', script)}"></script>\n    <script`);
      },
    },
  };
}

const isNepali = (name) => name.endsWith('.ne.ts');
const isOfList = (name) => listScreen.test(name) || callsOfAreas.test(name);

/** Returns what is requested after an area's list. */
const restOf = ({ rest, nepali: texts, form, reads, one }, ofForms) => ({
  forms: named(rest.filter((file) => !ofForms.includes(file))),
  nepali: named(texts),
  isForm: (form === 'page' && rest.length > 0) || undefined,
  reads: reads.length > 0 ? reads : undefined,
  one,
});

/** Joins file names as `preloadFiles` takes them; undefined where there are none. */
const named = (files) => files.map((file) => file.replace(/^assets\/|\.js$/g, '')).join() || undefined;

/** Emits a file whose name has its content's hash, as below /assets. */
function emit(plugin, name, source) {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const fileName = `assets/${name}-${hash}.js`;
  plugin.emitFile({ type: 'asset', fileName, source });
  return fileName;
}

/** Bundles a separate script with these facts about the build. */
async function bundled(entry, known) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { __BUILD__: JSON.stringify(known) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  return output[0].code;
}

/** Returns the files that contain these modules, with the files that they import, except the `known` ones. */
function filesWith(bundle, names, known = []) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const files = new Set();
  const visit = (file) => {
    if (!bundle[file] || files.has(file)) return;
    files.add(file);
    for (const imported of bundle[file].imports) visit(imported);
  };
  for (const name of names) visit(chunks.find(({ moduleIds }) => moduleIds.some((id) => nameOf(id) === name))?.fileName);
  return [...files].filter((file) => !known.includes(file));
}

const nameOf = (id) => relative(process.cwd(), id);

/** Returns the modules that an area's declaration imports dynamically, and those of the lists of `others` that it names. */
function askedBy(index, infoOf, seen = new Set()) {
  if (seen.has(index)) return { own: [], others: [] };
  seen.add(index);
  const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(index) ?? {};
  const beside = importedIds.filter((id) => dirname(id) === dirname(index)).map((id) => askedBy(id, infoOf, seen));
  const others = importedIds.filter((id) => /\/src\/resources\/\w+\/index\.tsx?$/.test(id));
  return {
    own: [...dynamicallyImportedIds.map(nameOf), ...beside.flatMap(({ own }) => own)],
    others: [...beside.flatMap((part) => part.others), ...others.flatMap((id) => askedBy(id, infoOf, seen).own.filter(isOfList))],
  };
}

/** Returns each area: the base address of its screens, the modules that declare it, and the calls that need nothing but that address. */
async function declaredAreas() {
  const server = await createServer({
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { areas } = await server.ssrLoadModule('/src/app/areas.tsx');
    const { menuCalls } = await server.ssrLoadModule('/src/contract/menu.ts');
    const declared = new Map();
    for (const file of indexFiles()) {
      const exported = Object.values(await server.ssrLoadModule(`/${file}`));
      for (const value of exported) declared.set(value.adapter ?? value, `${process.cwd()}/${file}`);
    }
    const found = new Map();
    for (const element of areas) {
      const { props } = element;
      const index = declared.get(props.adapter ?? element);
      const page = pageIn(props.children);
      const adapter = await props.adapter?.();
      const { list, tree, branches = [], one } = adapter ?? {};
      const reads = [list, tree, ...branches, ...(page?.handle?.reads ?? [])].filter(Boolean);
      const path = (props.name ?? page?.path)?.replace(/^\//, '');
      if (!index || !path) continue;
      // A tree and the resource whose records it shows have one address.
      const form = found.get(path)?.form ?? (adapter ? undefined : formOf(page));
      found.set(path, { path, index, form, reads: reads.flatMap(plain), one: ofOne(one) });
    }
    return { areas: [...found.values()], menu: menuCalls.getMenu.path };
  } finally {
    await server.close();
  }
}

/** Returns the index modules of the folders of resources and pages. */
const indexFiles = () =>
  ['src/resources', 'src/pages']
    .flatMap((folder) =>
      readdirSync(folder).flatMap((area) => ['ts', 'tsx'].map((ending) => `${folder}/${area}/index.${ending}`)),
    )
    .filter((file) => existsSync(file));

/** Returns the route of a page, among an area's routes. */
const pageIn = (routes) => [routes].flat().find((route) => route?.props?.path)?.props;

/** Returns where a page's form is: it may be a panel beside it. */
const formOf = (page) => (routesIn(page.children).some(({ handle }) => handle?.isBeside) ? 'panel' : 'page');

/** Returns the routes below some routes. */
const routesIn = (children) =>
  [children]
    .flat(Number.POSITIVE_INFINITY)
    .flatMap((child) => (child?.props ? [child.props, ...routesIn(child.props.children)] : []));

/** Returns the path of a call without input. */
const plain = (call) => (call?.method === 'GET' && !call.body && !call.path.includes('{') ? [call.path] : []);
/** Returns the path of a call about one record, up to its id. */
const ofOne = (call) => (call?.method === 'GET' && /^[^{]*\{\w+\}$/.test(call.path) ? call.path.replace(/\{.*/, '') : undefined);
