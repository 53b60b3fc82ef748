import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { answers, foreignIn, plainIdentity, unansweredIn } from '../scripts/foreignSql.mjs';
import { nearTests } from '../scripts/nearTests.mjs';
import { breakingIn, briefly, locksTables } from '../scripts/olderProgram.mjs';
import { longest, playwrightFailures, playwrightFiles, vitestFailures, vitestFiles } from '../scripts/reports.mjs';

test('the files of vitest are told by their path in the project, the slowest first', () => {
  const file = (name: string, endTime: number) => ({ name: resolve(name), startTime: 1000, endTime });
  const files = vitestFiles({
    testResults: [file('tests/a.test.ts', 1500), file('tests/b.test.ts', 3000), file('tests/c.test.ts', 1100)],
  });
  expect(longest('Slowest', files, 2)).toBe('\nSlowest: 2.6 s\n     2.0 s  tests/b.test.ts\n     0.5 s  tests/a.test.ts');
});

test('a file of Playwright takes what all its tests take', () => {
  const spec = (...durations: number[]) => ({
    title: 'opens',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ file: 'a.spec.ts', specs: [spec(200, 300)], suites: [{ specs: [spec(500)] }] }] };
  expect(playwrightFiles(report)).toEqual([{ name: 'tests/e2e/a.spec.ts', seconds: 1 }]);
});

test('a failure is told by its file and name, with what was expected and without colours', () => {
  const failed = { status: 'failed', fullName: 'one adds', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] };
  const passed = { status: 'passed', fullName: 'two adds', failureMessages: [] };
  const file = { name: resolve('tests/a.test.ts'), startTime: 0, endTime: 1 };
  const broken = { ...file, message: 'No such module', assertionResults: [] };
  expect(vitestFailures({ testResults: [{ ...file, assertionResults: [failed, passed] }, broken] })).toEqual([
    { name: 'tests/a.test.ts › one adds', why: 'expected 1' },
    { name: 'tests/a.test.ts', why: 'No such module' },
  ]);
  const spec = (title: string, error?: { message: string }) => ({
    title,
    tests: [{ results: [{ duration: 1, ...(error && { error }) }] }],
  });
  const suite = { file: 'a.spec.ts', specs: [spec('opens')], suites: [{ specs: [spec('closes', { message: 'open' })] }] };
  expect(playwrightFailures({ suites: [suite] })).toEqual([{ name: 'tests/e2e/a.spec.ts › closes', why: 'open' }]);
});

test('a run that broke before it could report has neither files nor failures', () => {
  expect([vitestFiles, vitestFailures, playwrightFiles, playwrightFailures].flatMap((told) => told({}))).toEqual([]);
});

const script = "import { ensureChromium } from './scripts/chromium.mjs'; console.log(ensureChromium());";
const ensured = (CHROMIUM: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM },
  });

test('a browser that is given is taken', () => {
  expect(ensured(process.execPath).stdout).toBe(`${process.execPath}\n`);
});

test('of one that doesn’t start, a line says so, and what to do', () => {
  const { status, stdout, stderr } = ensured('package.json');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^package\.json doesn't start: run .+, or set CHROMIUM to the path of one\.\n$/);
});

const all = [
  'src/resources/quiz/QuizList.tsx',
  'src/resources/quiz/quizRules.test.ts',
  'src/resources/quiz/transfer/importRows.test.ts',
  'src/backend/handlers/faq.ts',
  'tests/contract/demo.test.ts',
  'tests/contract/postgres.test.ts',
  'tests/screens/quiz.test.tsx',
  'tests/screens/quizBulk.test.tsx',
  'tests/screens/quizzes.test.tsx',
  'tests/screens/everyForm.test.tsx',
];

test.each([
  ['a file of an area', 'src/resources/quiz/QuizList.tsx', [all[1], all[6], all[7]]],
  ['a handler', 'src/backend/handlers/faq.ts', ['tests/contract/demo.test.ts']],
  ['a test', 'tests/screens/everyForm.test.tsx', ['tests/screens/everyForm.test.tsx']],
  ['what only helps tests', 'tests/support/forms.ts', []],
])('of %s that changed, the near tests are run', (_what, changed, near) => {
  expect(nearTests([changed], all)).toEqual(near);
});

const run = 'EXECUTE FUNCTION note()';

test.each([
  [`CREATE TRIGGER t AFTER INSERT ON quiz REFERENCING NEW TABLE AS added FOR EACH ROW ${run}`, 'No transition tables: '],
  [`CREATE TRIGGER t AFTER INSERT ON quiz\n  FOR EACH STATEMENT ${run}`, 'No statement triggers: '],
  [`CREATE OR REPLACE TRIGGER t AFTER INSERT ON quiz ${run}`, 'No statement triggers: '],
  [`create trigger t after delete or truncate on quiz for each row ${run}`, 'No triggers on TRUNCATE: '],
  ['SELECT pg_advisory_xact_lock(7)', 'No advisory locks: '],
  ['ALTER TABLE quiz ADD UNIQUE (iid) DEFERRABLE INITIALLY DEFERRED', 'No deferrable constraints: '],
  ['LISTEN quiz', 'No LISTEN and NOTIFY: '],
  ["SELECT pg_notify('quiz', 'new')", 'No LISTEN and NOTIFY: '],
  ['CREATE TABLE a (iid int GENERATED BY DEFAULT AS IDENTITY (sequence name "a_seq"))', 'No names for identity sequences: '],
])('%s is told', (statement, told) => {
  expect(foreignIn(`CREATE TABLE b (iid int);--> statement-breakpoint\n${statement};`)).toEqual([expect.stringContaining(told)]);
});

test.each([
  'CREATE TABLE "trigger" ("listen" text)',
  "INSERT INTO faq (question) VALUES ('LISTEN; REFERENCING NEW TABLE')",
  '-- DEFERRABLE constraints, pg_advisory_lock(1)\nALTER TABLE quiz ADD UNIQUE (iid) NOT DEFERRABLE',
  `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
  `CREATE TRIGGER t AFTER INSERT ON quiz FOR EACH ROW ${run}`,
])('%s is accepted', (statement) => {
  expect(foreignIn(statement)).toEqual([]);
});

test.each([
  'DROP TABLE "faq"',
  'DROP SCHEMA counts',
  'TRUNCATE faq',
  'ALTER TABLE "faq" RENAME TO "question"',
  'ALTER TABLE "faq" RENAME COLUMN "faq_title" TO "title"',
  'ALTER TABLE "faq" DROP COLUMN "faq_title"',
  'ALTER TABLE "faq" ADD COLUMN "answer" text NOT NULL',
  'ALTER TABLE "faq" ADD COLUMN "place" integer, ADD COLUMN "answer" text NOT NULL',
  `ALTER TABLE "faq" ADD COLUMN "code" text DEFAULT 'a' UNIQUE`,
  'ALTER TABLE "faq" ADD COLUMN "code" text CHECK (code > 1)',
  'ALTER TABLE "faq" ALTER COLUMN "faq_desc" SET NOT NULL',
  'ALTER TABLE "faq" ALTER COLUMN "faq_desc" SET DATA TYPE varchar(10)',
  'ALTER TABLE "faq" ALTER COLUMN "faq_desc" TYPE varchar(10) USING faq_desc::varchar(10)',
  'ALTER TABLE "faq" ALTER COLUMN "faq_desc" DROP DEFAULT',
  'ALTER TABLE "faq" ADD CONSTRAINT "faq_title" UNIQUE ("faq_title")',
  'ALTER TABLE "faq" ADD CONSTRAINT "faq_course" FOREIGN KEY ("course") REFERENCES "public"."course"("iid")',
  'ALTER TABLE "faq" ADD CONSTRAINT "faq_length" CHECK (length(faq_title) > 2)',
  'CREATE UNIQUE INDEX "faq_title" ON "faq" USING btree ("faq_title")',
  `ALTER TABLE "faq" ADD COLUMN "kind" text DEFAULT 'a';\nCREATE UNIQUE INDEX "faq_kind" ON "faq" USING btree ("kind")`,
])('a program of the version before can’t bear %s, unless it is a second step', (statement) => {
  const sql = `CREATE TABLE "b" ("iid" integer);--> statement-breakpoint\n${statement};`;
  expect(breakingIn(sql)).toEqual([expect.stringContaining('A program of the version before can’t bear it')]);
  const second = sql.replace('\n', '\n-- second step of 0017_first\n');
  expect(breakingIn(second, ['0016_other', '0017_first'])).toEqual([]);
  expect(breakingIn(second, ['0016_other'])).toEqual(['There is no earlier migration 0017_first of which it is the second step']);
});

test.each([
  'CREATE TABLE "a" ("iid" integer NOT NULL);\nALTER TABLE "a" ADD COLUMN "b" text NOT NULL;\nCREATE UNIQUE INDEX "c" ON "a" ("b")',
  `ALTER TABLE "faq" ADD COLUMN "kind" text DEFAULT 'a, b' NOT NULL`,
  'ALTER TABLE "faq" ADD COLUMN "answer" text, ADD COLUMN "size" numeric(4, 2)',
  'ALTER TABLE "faq" ADD COLUMN "slug" text;\nCREATE UNIQUE INDEX "faq_slug" ON "faq" USING btree ("slug")',
  'ALTER TABLE "faq" ADD COLUMN "of" integer;\nALTER TABLE "faq" ADD CONSTRAINT "f" FOREIGN KEY ("of") REFERENCES "public"."faq"("iid")',
  'ALTER TABLE "faq" ALTER COLUMN "faq_desc" DROP NOT NULL',
  'ALTER TABLE "faq" DROP CONSTRAINT "faq_length"',
  'CREATE INDEX "faq_title" ON "faq" USING btree ("faq_title");\nDROP INDEX "faq_other"',
  `-- DROP TABLE faq\nUPDATE "faq" SET "faq_title" = 'DROP TABLE faq; TRUNCATE faq'`,
  ...['0013_doors_and_files', '0014_standard_menu', '0015_second_factor'].map((name) =>
    readFileSync(`server/migrations/${name}.sql`, 'utf8'),
  ),
])('a program of the version before bears %s', (sql) => {
  expect(breakingIn(sql)).toEqual([]);
});

test.each([
  [true, 'ALTER TABLE "faq" ADD COLUMN "answer" text'],
  [true, 'CREATE INDEX "faq_title" ON "faq" USING btree ("faq_title")'],
  [
    true,
    'CREATE TABLE "a" ("iid" integer);\nALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("iid") REFERENCES "public"."faq"("iid")',
  ],
  [false, 'CREATE TABLE "a" ("iid" integer);\nCREATE INDEX "b" ON "a" ("iid")'],
])('that other programs wait behind it is %s of %s', (isLocking, sql) => {
  expect(locksTables(sql)).toBe(isLocking);
  expect(breakingIn(briefly + sql)).toEqual([]);
});

test('a generated identity column loses its options, which are the defaults', () => {
  const options = '(sequence name "a_iid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)';
  const column = '"iid" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY';
  expect(plainIdentity(`${column} ${options},`)).toBe(`${column},`);
});

test.each([
  ['select pg_advisory_xact_lock($1)', ['pg_advisory_xact_lock(']],
  ['select "iid" from "faq" where "faq"."iid" = $1 for share', ['for', 'share']],
  ['select "iid" from "faq" where "faq_title" collate "ne-NP" > $1', ['collate']],
  ['select "iid" from "faq" where to_tsvector("faq_title") @@ to_tsquery($1)', ['to_tsvector(', '@@', 'to_tsquery(']],
  ['update "faq" set "faq_title" = $1 where xmin = $2', ['xmin']],
  ['savepoint other', ['savepoint', 'other']],
  ["set statement_timeout = '5s'", ['statement_timeout']],
  ['create table if not exists "a" ("b" integer unique deferrable)', ['No deferrable']],
])('a statement needs an answer to what in it is not plain: %s', (sql, words) => {
  expect(unansweredIn([sql])).toEqual(words.map((word) => expect.stringContaining(word)));
});

test('a statement has an answer to each of its parts, or is a migration’s', () => {
  const statements = [
    `begin; set local statement_timeout = '60s'`,
    'select "slot" from "counts"."row_count" where "counted" = $1 limit $2 for update skip locked',
    `select "iid" from "faq" where "iid" = any($1::integer[]) order by "faq_title" collate "C" asc for no key update of "faq"`,
    'update "quiz" set "question_parts" = array(select 1)',
  ];
  expect(unansweredIn(statements, statements[3])).toEqual([]);
});

test('what another database has otherwise than PostgreSQL stands in SERVER.md', () => {
  const told = readFileSync('docs/SERVER.md', 'utf8');
  const others = answers.filter(({ yugabyte, cockroach }) => [yugabyte, cockroach].some((has) => !has.startsWith('yes:')));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(({ name }) => !told.includes(`| ${name} |`))).toEqual([]);
});

test('every database that the server is meant for can run the migrations', () => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/checkMigrations.mjs'], { encoding: 'utf8' });
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: '' });
});
