import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms, runCluster } from '@tests/server/cluster';
import { calls } from '@/contract';
import { fill, sizes } from './fill';
import { fillGrown, grownQuestions } from './grown';
import { type Asked, type Load, load } from './load';
import { runNode, startNode } from './process';

const server = ['dist-server/main.js'];
const credentials = { email: 'staff@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' };
const people = ['staff', 'sarita.adhikari', 'bikash.tharu', 'content.desk', 'reader'].map((name) => `${name}@coursedesk.test`);
const json = { 'content-type': 'application/json' };
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const uploads = 1000;
const restored = Number(process.env['BENCH_RESTORE_MB'] ?? 1024);

/** The figures of one database. */
export interface Figures {
  starts: { first: number; second: number };
  memory: { rest: number; uploads: number };
  loads: Record<string, Load>;
}

/** What each call of a grown office takes: by 8 clients, and by one alone, the p95 in milliseconds; and the server's memory in MB. */
export interface Grown {
  times: Record<string, { together: number; alone: number }>;
  memory: { rest: number; most: number };
}

/** Measures the calls that read what grows, on a PostgreSQL with a million rows of each; tells nothing where there is none. */
export async function measureGrown(tell: (grown: Grown) => void): Promise<void> {
  const bin = findPrograms();
  if (!bin) return;
  const [folder, own] = await folders();
  const cluster = await runCluster(bin, own);
  const variables = { DATA_DIR: folder, DATABASE_URL: cluster.url };
  const env = { PORT: '0', LOG_LEVEL: 'silent', ...variables };
  await (await startNode(server, env)).stop();
  await fillGrown(variables);
  const running = await startNode(server, env);
  try {
    const headers = { ...json, authorization: `Bearer ${await signIn(running.origin)}` };
    const rest = running.memory();
    const times: Grown['times'] = {};
    for (const [what, ask] of Object.entries(grownQuestions(headers))) {
      const alone = await load(running.origin, ask, 1);
      // The numbers of what it writes go on.
      const together = await load(running.origin, (number) => ask(number + 5000));
      times[what] = { together: together.p95, alone: alone.p95 };
    }
    tell({ times, memory: { rest, most: running.most() } });
  } finally {
    await running.stop();
    await cluster.stop();
    for (const each of [folder, own]) await rm(each, { recursive: true, force: true });
  }
}

/** Makes two folders: PostgreSQL runs under another account, which can't pass a folder of ours. */
async function folders(): Promise<[ours: string, its: string]> {
  const [ours, its] = await Promise.all(['', 'postgres-'].map((name) => mkdtemp(join(tmpdir(), `coursedesk-bench-${name}`))));
  if (!ours || !its) throw new Error('There is no folder');
  return [ours, its];
}

/** Measures a route of Hono that does nothing, then the server on each database that there is; tells each as soon as it is known. */
export async function measureServer(tell: {
  bare(load: Load): void;
  database(name: string, figures: Figures): void;
  restore(megabytes: number, memory: number): void;
}): Promise<void> {
  const [folder, own] = await folders();
  try {
    const plain = await startNode(['bench/server/bare.mjs'], {});
    tell.bare(await load(plain.origin, () => ({ path: '/' })));
    await plain.stop();
    const bin = findPrograms();
    if (bin) {
      const cluster = await runCluster(bin, own);
      tell.database('PostgreSQL', await measure({ DATA_DIR: join(folder, 'beside'), DATABASE_URL: cluster.url }));
      await cluster.stop();
    }
    tell.database('PGlite', await measure({ DATA_DIR: join(folder, 'pglite') }));
    tell.restore(restored, await measureRestore(folder));
  } finally {
    for (const each of [folder, own]) await rm(each, { recursive: true, force: true });
  }
}

async function measure(variables: Record<string, string>): Promise<Figures> {
  const env = { PORT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: 'true', ...variables };
  const first = await startNode(server, env);
  await first.stop();
  await fill(variables);
  const second = await startNode(server, env);
  const rest = second.memory();
  const access = await signIn(second.origin);
  const loads: Record<string, Load> = {};
  const etag = await treeNow(second.origin, access);
  for (const [what, ask] of Object.entries(questions(access, etag))) loads[what] = await load(second.origin, ask);
  await upload(second.origin, access);
  const after = second.memory();
  await second.stop();
  return { starts: { first: first.took, second: second.took }, memory: { rest, uploads: after }, loads };
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(origin + calls.login.path, { method: 'POST', headers: json, body: JSON.stringify(credentials) });
  return calls.login.reply.parse(await answer.json()).data.tokens.access;
}

/** Returns the name of the course tree's present answer. */
async function treeNow(origin: string, access: string): Promise<string> {
  const answer = await fetch(origin + calls.getCourseTree.path, { headers: { authorization: `Bearer ${access}` } });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/** What is asked, by what it is. */
function questions(access: string, etag: string): Record<string, (number: number) => Asked> {
  const headers = { ...json, authorization: `Bearer ${access}` };
  const history = new URLSearchParams({
    filter: JSON.stringify({ area: 'faq', record: 7 }),
    range: '[0,24]',
  });
  const pathOf = (path: string, values: Record<string, string>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1');
  return {
    'a sign-in': (number) => ({
      method: 'POST',
      path: calls.login.path,
      // An address may try 100 accounts a minute.
      headers: { ...json, 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` },
      // Whoever signs in a hundred times a minute is slowed.
      body: JSON.stringify({ ...credentials, email: people[number % people.length] }),
    }),
    'one record': () => ({ path: pathOf(calls.fetchFAQById.path, { id: '1' }), headers }),
    [`the course tree, ${sizes.nodes} nodes, as it was`]: () => ({
      path: calls.getCourseTree.path,
      headers: { ...headers, 'accept-encoding': 'gzip', 'if-none-match': etag },
    }),
    'the same, to who has none': () => ({ path: calls.getCourseTree.path, headers: { ...headers, 'accept-encoding': 'gzip' } }),
    // Nothing is kept for who takes nothing packed.
    'the same, made anew': () => ({ path: calls.getCourseTree.path, headers }),
    [`a page of ${sizes.questions} questions`]: () => ({
      path: pathOf(calls.getQuizAll.path, { offset: '0', limit: '10' }),
      headers,
    }),
    'a search that finds ten': () => ({
      method: calls.searchQuestion.method,
      path: calls.searchQuestion.path,
      headers,
      body: JSON.stringify({ query_string: '<p>no. 7712</p>' }),
    }),
    'the report of the tags of a course': () => ({
      method: calls.getQuizTagReport.method,
      path: calls.getQuizTagReport.path,
      headers,
      body: JSON.stringify({ courses: 1 }),
    }),
    [`a page of ${sizes.history} entries of the history`]: () => ({ path: `/rest/history?${history}`, headers }),
    'a write': (number) => ({
      method: 'POST',
      path: calls.createCategory.path,
      headers,
      body: JSON.stringify({ category_name: `Bench ${number}`, course_categories_code: `B${number}` }),
    }),
  };
}

async function upload(origin: string, access: string): Promise<void> {
  for (let count = 0; count < uploads; count += 1) {
    const form = new FormData();
    form.append('course_id', '1');
    form.append('course_banner_img', new File([image, Buffer.alloc(100_000)], 'a.png', { type: 'image/png' }));
    const { path, method } = calls.editCourseBannerImg;
    const answer = await fetch(origin + path, { method, headers: { authorization: `Bearer ${access}` }, body: form });
    await answer.arrayBuffer();
  }
}

/** Returns the most memory of a restore of so many files, in MB. */
async function measureRestore(folder: string): Promise<number> {
  const variables = { DATA_DIR: join(folder, 'pglite'), LOG_LEVEL: 'silent' };
  const media = join(variables.DATA_DIR, 'media', 'bench', 'x');
  await mkdir(media, { recursive: true });
  for (let number = 0; number < restored / 64; number += 1) {
    const file = await open(join(media, `${number}.bin`), 'w');
    for (let part = 0; part < 8; part += 1) await file.write(randomBytes(8 * 1024 * 1024));
    await file.close();
  }
  const backup = join(folder, 'bench.tar.gz');
  await runNode([...server, 'backup', backup], variables);
  const { most } = await runNode(['--optimize-for-size', ...server, 'restore', backup], { DATA_DIR: join(folder, 'restored') });
  return most;
}
