import { floorOverrides } from './scripts/floors.mjs';

const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**'];
const tools = ['scripts/**', 'bench/**', '*.config.ts', '*.config.mjs'];

const network = 'Only providers/api touches the network: make a named call through the client.';
const browserOnly = 'The backend runs in a tab and on a server alike: it has no DOM, and what it needs of its host it is given.';
const forbid = (names, message) => ['error', ...names.map((name) => ({ name, message }))];

const networkGlobals = forbid(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], network);
const browserGlobals = forbid(
  ['window', 'document', 'location', 'history', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB', 'process', 'Buffer'],
  browserOnly,
).slice(1);

/** react-admin's types leak `any`; below it none may pass. */
const noUntypedValues = {
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
};

const forTestsAndTools = {
  complexity: 'off',
  'max-lines-per-function': 'off',
  'no-console': 'off',
  'no-restricted-globals': 'off',
  'no-shadow': 'off',
  'react/jsx-no-literals': 'off',
  'typescript/no-base-to-string': 'off',
  'typescript/only-throw-error': 'off',
  'typescript/require-array-sort-compare': 'off',
  'typescript/restrict-template-expressions': 'off',
};

/** The rules of docs/ARCHITECTURE.md that a linter can hold; the others are in tests/architecture.test.ts. */
export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { browser: true, es2024: true },
  ignorePatterns: ['node_modules', 'dist', 'dist-server', '/data', 'test-results', '.bench'],
  rules: {
    complexity: ['error', { max: 10 }],
    'max-lines': ['error', { max: 250 }],
    'max-lines-per-function': ['error', { max: 60 }],
    'max-params': ['error', { max: 5 }],
    eqeqeq: 'error',
    'no-alert': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-nested-ternary': 'error',
    'no-param-reassign': 'error',
    'no-restricted-globals': networkGlobals,
    'no-underscore-dangle': ['error', { allow: ['__APP_VERSION__', '__BUILD__', '__html', '_default', '_zod'] }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'no-var': 'error',
    'no-warning-comments': 'error',
    'prefer-const': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-literals': ['error', { allowedStrings: ['×', '·', '–'] }],
    'react/no-clone-element': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',

    // Our objects are closures without `this`, taken apart freely.
    'typescript/unbound-method': 'off',
    // A style sheet, a font: imported for what they do.
    'import/no-unassigned-import': 'off',
    // `z.object` is how zod is written.
    'import/no-named-as-default-member': 'off',
    // It takes a table's cell for a control; axe looks at the real ones in the browser tests.
    'jsx-a11y/control-has-associated-label': 'off',
    // A dialog gives the focus to its first field or its safest button, as the ARIA pattern asks.
    'jsx-a11y/no-autofocus': 'off',
    // The elements it prefers don't style or behave as the roles do: <output> is inline, <details> folds.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/react-in-jsx-scope': 'off',
    // They serve the React Compiler, which isn't used.
    'react/incompatible-library': 'off',
    'react/purity': 'off',
    'react/static-components': 'off',
    // A copy is taken of what changes while it is walked through.
    'unicorn/no-useless-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-add-event-listener': 'off',
  },
  overrides: [
    ...floorOverrides(),
    { files: ['src/{domain,contract,backend}/**', 'server/**'], rules: noUntypedValues },
    { files: ['src/backend/**'], rules: { 'no-restricted-globals': [...networkGlobals, ...browserGlobals] } },
    // The check asks the server as its users do.
    { files: ['src/providers/api/**', 'server/check.ts'], rules: { 'no-restricted-globals': 'off' } },
    // It is shown before any language could be read.
    { files: ['src/app/StartFailed.tsx'], rules: { 'react/jsx-no-literals': 'off' } },
    // react-admin reads where to go off what the provider throws.
    { files: ['src/providers/auth/authProvider.ts'], rules: { 'typescript/only-throw-error': 'off' } },
    {
      // Tables, which grow by lines with every area: texts, and the addresses of screens.
      files: ['**/messages.ts', '**/messages.ne.ts', '**/ruleMessages*.ts', 'src/app/messages/**', 'tests/support/addresses.ts'],
      rules: { 'max-lines': 'off' },
    },
    { files: [...tests, ...tools], rules: forTestsAndTools },
    // What tests share is read as often as the product.
    {
      files: ['tests/support/**'],
      rules: { complexity: ['error', { max: 10 }], 'max-lines-per-function': ['error', { max: 60 }] },
    },
    { files: ['*.config.ts', '*.config.mjs'], rules: { 'import/no-default-export': 'off' } },
  ],
};
