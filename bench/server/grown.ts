import { readConfig } from '@server/config';
import { connect } from '@server/store/connect';
import { countAnew } from '@server/store/rowCounts';
import { type SQL, sql } from 'drizzle-orm';
import { calls } from '@/contract';
import type { Asked } from './load';

/** How many questions, tags, sub topics and entries of the history a grown office has each. */
const many = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const courses = 1000;
const first = 10_000_000;
const [last, middle] = [many - 10, many / 2].map(String);

/** Fills a database of PostgreSQL that a server has started on, and that none runs on, until it is a grown office's. */
export async function fillGrown(variables: Record<string, string>): Promise<void> {
  const { database, close } = await connect(readConfig(variables), console.error);
  await database.transaction(async (transaction) => {
    // The rows refer to each other as they should; a check of each would take minutes.
    for (const setting of ['statement_timeout = 0', 'session_replication_role = replica', "work_mem = '256MB'"]) {
      await transaction.execute(sql.raw(`set local ${setting}`));
    }
    for (const statement of statements) await transaction.execute(statement);
  });
  await countAnew(database);
  for (const statement of [sql`vacuum analyze`, sql`checkpoint`]) await database.execute(statement);
  await close();
}

/** Makes copies of a table's first row, which differ in the given columns, as SQL of their number `n`. */
function copies(table: string, count: number, values: Readonly<Record<string, string>>): SQL {
  const given = Object.entries({ iid: `${first} + n`, ...values }).map(([column, value]) => `'${column}', ${value}`);
  return sql.raw(`insert into ${table} select made.* from ${table} model, generate_series(1, ${count}) n,
    lateral jsonb_populate_record(model, jsonb_build_object(${given.join(', ')})) made
    where model.iid = (select min(iid) from ${table})`);
}

const unique = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, `'bench ' || n`]));
const courseOfN = `${first + 1} + n % ${courses}`;
const lessonOfN = `${first + 1} + n % ${10 * courses}`;

/** Each course has ten lessons; of a thousand questions one has no tag. All sub topics have the same beginning of their slug. */
const statements: readonly SQL[] = [
  copies('course', courses, {
    ...{ course_name: `'Bench ' || n`, course_slug: `'bench-' || n` },
    ...unique('course_name_unique', 'course_code_unique', 'course_slug_unique'),
  }),
  copies('subcourse', courses, {
    ...{ course_id: `${first} + n`, slug: `'bench-' || n` },
    ...unique('subcourse_name_unique', 'subcourse_code_unique', 'subcourse_slug_unique'),
  }),
  copies('main_topic', courses, {
    ...{ subcourse_iid: `${first} + n`, slug: `'bench-' || n` },
    ...unique('main_topic_title_unique', 'main_topic_slug_unique'),
  }),
  copies('lesson', 10 * courses, {
    ...{ main_topic_iid: courseOfN, lesson_order: 'n', slug: `'bench-' || n` },
    ...unique('lesson_title_unique', 'lesson_order_unique', 'lesson_slug_unique'),
  }),
  copies('modelset', courses, { course_iid: `${first} + n`, ...unique('modelset_name_unique') }),
  copies('sub_topic', many, {
    ...{
      lesson_iid: lessonOfN,
      sub_topic_order: `n / ${10 * courses} + 1`,
      slug: `'introduction' || case when n > 1 then '-' || n else '' end`,
    },
    ...{ topic_title: `'Introduction ' || n` },
    ...unique('sub_topic_title_unique', 'sub_topic_order_unique'),
    sub_topic_slug_unique: `rtrim(translate(encode(sha256(convert_to('["introduction' || case when n > 1 then '-' || n else '' end || '"]', 'UTF8')), 'base64'), '+/', '-_'), '=')`,
  }),
  sql`drop index quiz_question_parts`,
  sql`insert into quiz (iid, question, question_searched, question_parts, correct_option, answer_desc, has_video_solution, created_by, created_date)
    select ${first}::int + n, '<p>' || question || '</p>', searched,
      array(select distinct substr(searched, place, 3) from generate_series(1, length(searched) - 2) place), '<p>one</p>',
      case when n % 3 > 0 then '<p>Because</p>' end, case when n % 10 = 0 then 'y' else 'n' end, 'sita',
      now() - (${many}::int - n) * interval '1 minute'
    from generate_series(1, ${many}::int) n, lateral (select 'Question no. ' || n, 'question no. ' || n) as texts (question, searched)`,
  sql`create index quiz_question_parts on quiz using gin (question_parts)`,
  sql`insert into quiz_option (quiz_iid, options, correct, option_order)
    select ${first}::int + quiz, '<p>' || n || '</p>', n = 1, n from generate_series(1, ${many}::int) quiz, generate_series(1, 4) n`,
  copies('quiz_tag', many, {
    ...{ quiz_iid: `${first} + n - case when n % 1000 = 0 then 1 else 0 end`, course_iid: courseOfN, subcourse_iid: courseOfN },
    ...{ main_topic_iid: courseOfN, lesson_iid: lessonOfN, modelset_iid: `case when n % 10 = 1 then ${courseOfN} end` },
    modelset_order_priority: 'case when n % 10 = 1 then n end',
  }),
  sql`insert into history (area, record_iid, kind, changes, is_first, created_by, created_date)
    select case when n % 2 = 0 then 'faq' else 'quiz' end, n % 1000 + 1, 'changed', '[]', false, 'sita', now() - n * interval '1 minute'
    from generate_series(1, ${many}::int) n`,
];

/** What is asked of a grown office, by what it is; `headers` are of somebody of the staff. */
export function grownQuestions(headers: Record<string, string>): Record<string, (number: number) => Asked> {
  const read =
    (path: string, values: Record<string, string> = {}) =>
    () => ({
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1'),
      headers,
    });
  const ask =
    ({ method, path }: { method: string; path: string }, body: object) =>
    () => ({
      ...{ method, path: path.replace('{offset}', '0').replace('{limit}', '10'), headers },
      body: JSON.stringify(body),
    });
  const course = { courses: first + 8 };
  const history = (filter: object) => read(`/rest/history?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
  const page = (offset: string) => read(calls.getQuizAll.path, { offset, limit: '10' });
  return {
    'the first page of the bank': page('0'),
    'its middle page': page(middle ?? ''),
    'its last page': page(last ?? ''),
    'a search that finds ten': ask(calls.searchQuestion, { query_string: '<p>no. 77123</p>' }),
    'a search that finds all, the first 500': ask(calls.searchQuestion, { query_string: '<p>question</p>' }),
    'a page of the untagged': ask(calls.findQuiz, { untagged: 'y' }),
    'all that are untagged, of 1,000 one': read(calls.getUntaggedQuiz.path),
    'a page of a course’s': ask(calls.findQuiz, course),
    'a page without explanation': ask(calls.findQuiz, { no_explanation: 'y' }),
    'the numbers of the bank': ask(calls.countQuiz, {}),
    'the tags of a course, 1,000': ask(calls.getQuizTagReport, course),
    'the tags of a lesson, 100': ask(calls.getQuizTagReport, { ...course, lesson: first + 8 }),
    'the history of all': history({}),
    'the history of an area': history({ area: 'faq' }),
    'the history of a record, 1,000': history({ area: 'faq', record: 8 }),
    'the figures of the dashboard': read(calls.getDashboardFigures.path),
    'a sub topic by its slug': read(calls.getSubTopic.path, { id: 'introduction-777' }),
    'a new sub topic, of a name that all have': (number) => ({
      ...{ method: calls.createSubTopic.method, path: calls.createSubTopic.path, headers },
      body: JSON.stringify({
        ...{ topic_title: 'Introduction', lesson: first + (number % (10 * courses)) + 1, page_type: 'plain_text' },
        ...{
          sub_topic_order: many / (10 * courses) + 1,
          sub_topic_desc: '<p>What a shop takes off the price that it has marked.</p>',
          description_editor_type: 'jodit',
        },
      }),
    }),
  };
}
