import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';

/** A file, a line in it, and part of the linter's message about it, if there is one. */
const lines: [file: string, line: string, sentence?: string][] = [
  ['src/domain/a.ts', "import '@/contract/call';", 'Imports point down'],
  ['src/domain/b.ts', "import 'zod';", 'domain runs in a tab and on a server alike'],
  ['src/domain/c.ts', "import './a';"],
  ['src/contract/a.ts', "import 'zod/mini';"],
  ['src/contract/d.ts', "import 'zod';", 'Schemas are made with `zod/mini`'],
  ['src/contract/b.ts', "import 'react';", 'of packages it imports zod'],
  ['src/contract/c.ts', "import '@/domain/price';"],
  ['src/backend/handlers/a.ts', "import 'node:fs';", 'of packages it imports zod, hono, drizzle-orm'],
  ['src/backend/handlers/b.ts', "import '../store/port';"],
  ['src/backend/handlers/c.ts', "import '../../providers/config';", 'Imports point down'],
  ['src/backend/history/a.ts', "import '@/backend/handlers/faq';", 'history stands below'],
  ['src/backend/history/b.ts', "import '../health/noteChecks';", 'history stands below'],
  ['src/backend/health/a.ts', "import '../history/touchedRows';\nimport '@/backend/host';"],
  ['src/backend/f.ts', "import './session/tokens';", 'store stands below'],
  ['src/backend/d.ts', 'export const title = document.title;', 'it has no DOM'],
  ['src/backend/e.ts', "import 'hono/jwt';"],
  ['src/providers/data/a.ts', "import '@/backend/app';", 'Only the demo and the server host the backend'],
  ['src/providers/data/b.ts', "import 'ra-data-fakerest';", 'Only providers/demo knows fakerest'],
  ['src/providers/demo/a.ts', "import '@/backend/app';\nimport 'ra-data-fakerest';\nimport '@fixtures/user.json';"],
  ['src/providers/demo/b.ts', "import '@/components/record/PageTitle';", 'Imports point down'],
  ['src/providers/api/a.ts', "export const answer = fetch('/');"],
  ['src/providers/data/c.ts', "export const answer = fetch('/');", 'Only providers/api touches the network'],
  ['src/components/a.tsx', "import '@/resources/faq';", 'Imports point down'],
  ['src/components/b.tsx', "import '@mui/icons-material';", 'import one icon'],
  ['src/components/c.tsx', "import '@mui/icons-material/Add';"],
  ['src/components/d.tsx', "export const screen = () => import('@/pages/settings');", 'Imports point down'],
  ['src/components/e.tsx', "export const E = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;", 'dangerous'],
  ['src/components/f.tsx', 'export const F = () => <p>Save</p>;', 'literal'],
  ['src/components/ui/a.tsx', "import '@/components/form/RecordForm';", 'ui stands below'],
  ['src/components/ui/feedback/b.tsx', "import '../theme/tokens';\nimport '../lazy/lazyPart';"],
  ['src/components/ui/feedback/c.tsx', "import '../../routing/IconLink';", 'ui stands below'],
  ['src/components/form/steps/a.tsx', "import '../../record/recordForms';", 'form stands below'],
  ['src/components/form/steps/b.tsx', "import '../RecordForm';\nimport '@/components/ui/feedback/LoadFailed';"],
  ['src/components/record/a.tsx', "export const screen = () => import('@/components/list/ListScreen');", 'record stands below'],
  ['src/components/record/bulk/b.tsx', "import '../../form/inputs/TextInput';\nimport '../details/list/a';"],
  ['src/components/list/a.tsx', "import '@/components/product/VideoDetail';", 'list stands below'],
  ['src/components/list/b.tsx', "import '@/components/record/bulk/BulkBar';\nimport './views/useKept';"],
  ['src/components/tree/a.tsx', "import '../product/courseTree/levels';", 'tree stands below'],
  ['src/components/product/a.tsx', "import '@/resources/faq';", 'Imports point down, and components stands below'],
  ['src/components/product/courseTree/b.tsx', "import '@/components/tree/Panel';"],
  ['src/resources/faq/a.tsx', "import '@/resources/banner/BannerList';", 'Areas and pages never import each other'],
  ['src/resources/faq/b.tsx', "import '../banner/BannerList';", 'Areas and pages never import each other'],
  ['src/resources/faq/parts/c.tsx', "import '../FaqList';"],
  ['src/resources/faq/parts/d.tsx', "import '../../banner/BannerList';", 'Areas and pages never import each other'],
  ['src/resources/faq/e.tsx', "import '@fixtures/faq.json';", 'a screen gets them by a call'],
  ['src/pages/settings/a.tsx', "import '@/pages/dashboard';", 'Areas and pages never import each other'],
  ['src/pages/settings/b.tsx', "import '@/app/routes';", 'Imports point down'],
  ['src/app/a.tsx', "import '@/pages/settings';"],
  ['src/app/b.tsx', "import '@/backend/app';", 'Only the demo and the server host the backend'],
  ['src/app/c.ts', 'export const count = (value: unknown) => value as number;', 'type assertions'],
  ['src/app/d.ts', 'export default 1;', 'default'],
  ['src/app/e.ts', "import '@server/store/postgresStore';", 'nothing in src knows its hosts'],
  ['server/store/a.ts', "import 'node:crypto';\nimport '@/backend/store/port';\nimport './b';"],
  ['server/store/b.ts', "import 'react';", 'The server has no screens'],
  ['server/store/c.ts', "import 'react-admin';", 'The server has no screens'],
  ['server/store/d.ts', "import '@/providers/config';", 'Imports point down'],
  ['server/e.ts', "import '../src/components/a';", 'Imports point down'],
  ['server/f.ts', 'export const value = JSON.parse("1").length;', 'any'],
];

const reports = z.object({
  diagnostics: z.array(z.object({ message: z.string(), help: z._default(z.string(), ''), filename: z.string() })),
});

const folder = mkdtempSync(join(tmpdir(), 'floors-'));
const said = new Map<string, string>();

beforeAll(() => {
  for (const file of ['oxlint.config.mjs', 'scripts/floors.mjs']) cpSync(file, join(folder, file));
  for (const [file, line] of lines) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  for (const { filename, message, help } of lint()) said.set(filename, `${said.get(filename) ?? ''}${message} ${help}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(lines)('%s: %s', (file, _line, sentence) => {
  expect(said.get(file) ?? '').toEqual(sentence ? expect.stringContaining(sentence) : '');
});

function lint() {
  // The linter looks for its type checker on the path.
  const env = { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}` };
  const { stdout } = spawnSync('oxlint', ['-c', 'oxlint.config.mjs', '-f', 'json'], { cwd: folder, env, encoding: 'utf8' });
  return reports.parse(JSON.parse(stdout)).diagnostics;
}
