import { once } from 'node:events';
import { randomOf } from '@tests/simulation/network';
import { Client } from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { belowThemselves, doubled, type Kept, meeting, wrongRecords, wrongSets } from './checkHistory';
import { Lane, type Office, oneOf, works } from './historyWork';
import { afterFile } from './leftovers';
import { addressOf, buildServer, spawnServer } from './ownProcess';
import { programs, startCluster } from './postgresCluster';
import { credentials, ownFolder, signIn } from './testServer';

/** `SEED=7 npx vitest run tests/server/histories.test.ts` makes the choices of a seed again; what meets at the servers is never the same. */
const seed = Number(process.env['SEED'] ?? 1);
const people = ['staff@coursedesk.test', 'sarita.adhikari@coursedesk.test', 'bikash.tharu@coursedesk.test'];
/** Each person works in two tabs; in each phase a process is killed in the midst of the tabs’ steps. */
const work = { tabs: 2, phases: Number(process.env['PHASES'] ?? 4), steps: 16 };

describe.skipIf(!programs)(`what people do at two processes that are killed, by the seed ${seed}`, { timeout: 600_000 }, () => {
  let program: string;
  beforeAll(async () => {
    program = await buildServer('histories');
  });

  test('loses no write and doubles none, overwrites no other’s, holds what rows have in common, and nobody reads what is behind', async () => {
    const DATABASE_URL = await startCluster(programs ?? '');
    // The server knows another `SEED`.
    const variables = { SEED: 'demo', DATABASE_URL, DATA_DIR: ownFolder(), SECRET: 'the same in every process, 32 bytes' };
    const startOne = async () => {
      const server = spawnServer(program, variables);
      afterFile(() => server.kill('SIGKILL'));
      return { server, ...(await addressOf(server)) };
    };
    const servers = [await startOne(), await startOne()];
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    afterFile(() => client.end());
    const database = new Stored(client);
    const office: Office = { servers, matters: await database.matters(), operations: [], wrong: [] };
    const lanes: Lane[] = [];
    for (let place = 0; place < people.length * work.tabs; place += 1) {
      const { access } = await signIn(servers[place % 2] ?? expect.fail(), {
        ...credentials,
        email: people[place % people.length],
      });
      lanes.push(new Lane(office, `tab ${place}`, access, randomOf(seed * 100 + place)));
    }

    const random = randomOf(seed);
    let round = 0;
    for (let phase = 0; phase < work.phases; phase += 1) {
      const steps = async (count: number) => {
        for (let step = 0; step < count; step += 1) {
          const common = oneOf(random, works);
          round += 1;
          await Promise.all(lanes.map((lane) => lane.step(common, round)));
        }
      };
      await steps(work.steps / 2);
      const others = steps(work.steps / 2);
      const later = office.operations.length + Math.floor(random() * 12);
      await vi.waitFor(() => expect(office.operations.length).toBeGreaterThan(later), { timeout: 60_000, interval: 1 });
      const victim = phase % servers.length;
      const ended = once(servers[victim]?.server ?? expect.fail(), 'exit');
      servers[victim]?.server.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
      servers[victim] = await startOne();
      await others;
    }

    const { operations, wrong } = office;
    // Otherwise nobody has met.
    expect(operations.filter(({ outcome }) => outcome === 'refused')).not.toEqual([]);
    expect({
      seed,
      wrong: [
        ...wrong,
        ...wrongRecords(operations, await database.records()),
        ...wrongSets(operations, await database.sets()),
        ...(await database.wrong()),
      ],
    }).toEqual({ seed, wrong: [] });
  });
});

const changes = z.array(z.object({ field: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) }));
const numbers = z.array(z.object({ id: z.number() }));
const texts = z.array(z.object({ text: z.string() }));

/** What is stored, as the database itself says. */
class Stored {
  constructor(private readonly client: Client) {}

  private async rows<Rows>(schema: z.ZodMiniType<Rows>, sql: string): Promise<Rows> {
    return schema.parse((await this.client.query(sql)).rows);
  }
  private readonly ids = async (sql: string) => (await this.rows(numbers, sql)).map(({ id }) => id);
  private readonly texts = async (sql: string) => (await this.rows(texts, sql)).map(({ text }) => text);

  /** A few records of each kind, so that people meet. */
  async matters(): Promise<Office['matters']> {
    const chains = z.array(z.record(z.string(), z.number()));
    const [chain = {}] = await this.rows(
      chains,
      `SELECT t.course_iid courses, t.subcourse_iid subcourse, t.main_topic_iid subcourse_main_topic, t.lesson_iid lesson,
        (SELECT min(iid) FROM quiz_level) quiz_level, m.year
       FROM quiz_tag t JOIN modelset m ON m.iid = t.modelset_iid
       JOIN batch b ON b.course_iid = m.course_iid AND b.batch_year = m.year ORDER BY t.iid LIMIT 1`,
    );
    const { courses = 0, subcourse = 0, subcourse_main_topic = 0, lesson = 0, quiz_level = 0, year = 0 } = chain;
    const near = (column: string) => `WHERE course_iid = ${courses} AND ${column} = ${year} ORDER BY iid LIMIT 2`;
    return {
      chain: { courses, subcourse, subcourse_main_topic, lesson, quiz_level },
      year,
      faqs: await this.ids('SELECT iid id FROM faq ORDER BY iid LIMIT 2'),
      quizzes: await this.ids('SELECT iid id FROM quiz ORDER BY iid DESC LIMIT 6'),
      modelsets: await this.ids(`SELECT iid id FROM modelset ${near('year')}`),
      batches: [null, ...(await this.ids(`SELECT iid id FROM batch ${near('batch_year')}`))],
    };
  }

  async records(): Promise<Map<string, Kept>> {
    const present = z.array(
      z.object({ record: z.string(), iid: z.number(), area: z.string(), fields: z.record(z.string(), z.unknown()) }),
    );
    const standing = await this.rows(
      present,
      `SELECT 'faq ' || iid record, iid, 'faq' area, json_build_object('faq_title', faq_title) fields FROM faq UNION ALL
       SELECT 'department ' || iid, iid, 'department', json_build_object('department_name', department_name, 'parent', parent) FROM department`,
    );
    const kept = new Map<string, Kept>();
    for (const { record, iid, area, fields } of standing) {
      const entries = await this.texts(
        `SELECT changes text FROM history WHERE area = '${area}' AND record_iid = ${iid} AND kind = 'changed' ORDER BY iid`,
      );
      const made = entries.map((entry) => changes.parse(JSON.parse(entry)).filter(({ field }) => field in fields));
      kept.set(record, { present: fields, changes: made });
    }
    return kept;
  }

  async sets(): Promise<Map<string, string[]>> {
    const sets = new Map<string, string[]>([
      ['sittings', await this.texts('SELECT exam_time_duration text FROM live_modelset_tag')],
      ['questions', await this.texts('SELECT question text FROM quiz')],
    ]);
    for (const modelset of await this.ids('SELECT iid id FROM modelset')) {
      const marks = await this.texts(
        `SELECT (marks_weightage::float8)::text text FROM quiz_tag WHERE modelset_iid = ${modelset}`,
      );
      sets.set(`tags ${modelset}`, marks);
    }
    return sets;
  }

  /** What rows have in common that they may not, whichever each is. */
  async wrong(): Promise<string[]> {
    const nodes = z.array(z.object({ id: z.number(), parent: z.nullable(z.number()) }));
    const spans = z.array(z.object({ id: z.number(), of: z.string(), start: z.number(), end: z.number() }));
    const turned = belowThemselves(await this.rows(nodes, 'SELECT iid id, parent FROM department'));
    const met = meeting(
      await this.rows(
        spans,
        `SELECT iid id, coalesce('batch ' || batch_iid, 'set ' || modelset_iid) "of", extract(epoch FROM live_start_date_time)::float8 start,
          extract(epoch FROM live_end_date_time)::float8 "end" FROM live_modelset_tag WHERE live_start_date_time >= '2041-01-01'`,
      ),
    );
    const inSet = 'FROM quiz_tag WHERE modelset_iid IS NOT NULL AND marks_weightage > 1000';
    const places = await this.texts(`SELECT modelset_iid || ' has question ' || quiz_iid text ${inSet}`);
    const orders = await this.texts(`SELECT modelset_iid || ' has number ' || modelset_order_priority text ${inSet}`);
    const [counted] = await this.ids("SELECT coalesce(sum(rows), 0)::int id FROM counts.row_count WHERE counted = 'quiz'");
    const [stored] = await this.ids('SELECT count(*)::int id FROM quiz');
    return [
      ...turned.map((id) => `department ${id} stands below itself`),
      ...met.map((pair) => `sittings ${pair.join(' and ')} meet`),
      ...doubled([...places, ...orders]).map((text) => `model set ${text} twice`),
      ...(counted === stored ? [] : [`${stored} questions are counted as ${counted}`]),
    ];
  }
}
