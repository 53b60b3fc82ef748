/** The floors of src, lowest first: imports point down. */
const floors = ['domain', 'contract', 'backend', 'providers', 'components', 'resources', 'pages', 'app'];

/** The wings of src/components, lowest first: each imports those before it. */
export const wings = [
  // Knows no record: theme, tips, keys, feedback, HTML, media, print, icons, texts, lazy loading.
  'ui',
  // Addresses and links.
  'routing',
  // A record's form and its inputs.
  'form',
  // A record's details, pages and popups, and actions on several records.
  'record',
  // Lists of records, the declaration that makes their routes, and trees of records.
  'list',
  'resource',
  'tree',
  // What only this product has, and several areas share.
  'product',
];

/** The rooms of src/backend, lowest first, as wings are; what stands beside them is what all of them speak of, and knows the store alone. */
export const rooms = [
  // The port, the tables, queries.
  'store',
  // What several handlers do with records.
  'records',
  // Who somebody is, what they may, and what they are told by mail.
  'session',
  'history',
  // Content health, a person's data, rich text.
  'files',
  'health',
  'person',
  'html',
  // The calls.
  'handlers',
  // From a request to a call, and back.
  'http',
  'chat',
];

/** Returns the overrides for oxlint. The last one that matches a file replaces those before it, so each lists all its rules. */
export function floorOverrides() {
  return [
    restrict('src/domain/**', everywhere, above('domain'), onlyPackages('domain', [])),
    restrict('src/contract/**', everywhere, above('contract'), onlyPackages('contract', ['zod'])),
    restrict('src/backend/*', higher('backend', rooms, 'store'), ofBackend),
    ...rooms.map((room) => restrict(`src/backend/${room}/**`, higher('backend', rooms, room), ofBackend)),
    restrict('src/providers/**', everywhere, above('providers')),
    restrict('src/providers/demo/**', shared, above('providers')),
    restrict('src/components/**', everywhere, above('components')),
    ...wings.map((wing) =>
      restrict(`src/components/${wing}/**`, everywhere, above('components'), higher('components', wings, wing)),
    ),
    ...['resources', 'pages'].flatMap((floor) => [
      restrict(`src/${floor}/*/**`, everywhere, above(floor), siblings(floor, '../..')),
      restrict(`src/${floor}/*/*`, everywhere, above(floor), siblings(floor, '..')),
    ]),
    restrict('src/app/**', everywhere),
    restrict('server/**', [tests, screens], above('backend')),
  ];
}

const restrict = (files, ...patterns) => ({
  files: [files],
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
  rules: { 'no-restricted-imports': ['error', { patterns: patterns.flat() }] },
});

/** A pattern of folders of src, by alias or by a relative path. */
const folders = (...names) => `^(@/|(\\.\\./)+(src/)?)(${names.join('|')})(/|$)`;

const backend = {
  regex: folders('backend'),
  message: 'Only the demo and the server host the backend: everything else makes named calls through the client.',
};
const fakerest = {
  regex: '^(ra-data-)?fakerest$',
  message: 'Only providers/demo knows fakerest: everything else speaks to the store port or to the client.',
};
const fixtures = {
  regex: '^@fixtures/',
  message: "Fixtures are the demo's records: a screen gets them by a call, as it will from a server.",
};
const tests = { regex: '^@tests/', message: 'The product does not lean on its tests.' };
const screens = {
  regex: '^(react|react-dom|react-admin|ra-[\\w-]+|@mui|@emotion)(/|$)',
  message: 'The server has no screens: what it shares with them are calls, in contract.',
};
const shared = [
  tests,
  {
    regex: '^zod$',
    message: 'Schemas are made with `zod/mini`, which brings only what they use: `zod` would bring all of it again, 10 kB.',
  },
  {
    regex: '^@server/|^(\\.\\./)+server/',
    message: 'The server hosts the backend; nothing in src knows its hosts.',
  },
  {
    regex: '^@mui/icons-material/?$',
    message: 'The barrel of icons is thousands of modules: import one icon, as in `@mui/icons-material/Add`.',
  },
];
const everywhere = [...shared, backend, fakerest, fixtures];

const above = (floor) => {
  const higher = floors.slice(floors.indexOf(floor) + 1);
  return higher.length === 0
    ? []
    : [{ regex: folders(...higher), message: `Imports point down, and ${floor} stands below: move what is shared down.` }];
};

/** Forbids the parts of a floor that stand above one of them. */
function higher(floor, parts, part) {
  const above = parts.slice(parts.indexOf(part) + 1);
  const message = `Imports point down inside ${floor}, too, and ${part} stands below (scripts/floors.mjs): move what is shared down.`;
  return above.length === 0 ? [] : [{ regex: `^(@/${floor}/|\\./|(\\.\\./)+(${floor}/)?)(${above.join('|')})/`, message }];
}

const onlyPackages = (floor, packages) => [
  {
    group: ['*', ...['.', '..', '@', ...packages].flatMap((name) => [`!${name}`, `!${name}/**`])],
    message: `${floor} runs in a tab and on a server alike: of packages it imports ${packages.join(', ') || 'none'}.`,
  },
];

const siblings = (floor, outside) => [
  {
    regex: `^@/${floor}/|^${outside.replaceAll('.', '\\.')}(/|$)`,
    message: 'Areas and pages never import each other: name the other by its address, or move what is shared down to components.',
  },
];

const ofBackend = [
  ...shared,
  fakerest,
  fixtures,
  ...above('backend'),
  // otpauth computes the codes of a second factor, bowser names browsers: they need neither a tab nor Node.
  ...onlyPackages('backend', ['zod', 'hono', 'drizzle-orm', 'otpauth', 'bowser']),
];
