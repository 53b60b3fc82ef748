import { readConfig } from '@server/config';
import { connect } from '@server/store/connect';
import { createPostgresStore } from '@server/store/postgresStore';
import { countAnew } from '@server/store/rowCounts';
import { sql } from 'drizzle-orm';
import type { Store } from '@/backend/store/port';

/** How many there are of what grows. */
export const sizes = { nodes: 20_000, questions: 100_000, history: 1_000_000 };

/** Fills a database that a server has started on, and that no server runs on. */
export async function fill(variables: Record<string, string>): Promise<void> {
  const { database, close } = await connect(readConfig(variables), console.error);
  const long = async (statement: ReturnType<typeof sql>) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(statement);
    });
  const store = createPostgresStore(database, close);
  await fillTree(store);
  await long(sql`INSERT INTO quiz (question, question_searched, question_parts, correct_option, has_video_solution, created_by, created_date)
    SELECT '<p>' || question || '</p>', searched, ARRAY(SELECT DISTINCT substr(searched, place, 3) FROM generate_series(1, length(searched) - 2) place),
      '<p>one</p>', 'n', 'sita', now()
    FROM generate_series(1, ${sizes.questions}::int) n, LATERAL (SELECT 'Question no. ' || n, 'question no. ' || n) AS texts (question, searched)`);
  await long(sql`INSERT INTO quiz_option (quiz_iid, options, correct, option_order)
    SELECT iid, '<p>' || n || '</p>', n = 1, n FROM quiz, generate_series(1, 4) n
    WHERE NOT EXISTS (SELECT FROM quiz_option WHERE quiz_iid = quiz.iid)`);
  await long(sql`INSERT INTO history (area, record_iid, kind, changes, is_first, created_by, created_date)
    SELECT 'faq', n % 1000 + 1, 'changed', '[]', false, 'sita', now() - n * interval '1 second'
    FROM generate_series(1, ${sizes.history}::int) n`);
  await countAnew(database);
  await database.execute(sql`VACUUM ANALYZE`);
  await store.close();
}

/** Adds sub topics to the first lesson until the tree has its nodes. */
async function fillTree(store: Store): Promise<void> {
  const [model] = await store.list('sub_topic', { limit: 1 });
  if (!model) throw new Error('There is no sub topic');
  const { iid: _, ...row } = model;
  const rows = Array.from({ length: sizes.nodes }, (__, place) => ({
    ...row,
    topic_title: `Topic ${place}`,
    slug: `bench-topic-${place}`,
    sub_topic_order: 1000 + place,
  }));
  for (let from = 0; from < rows.length; from += 2000) await store.insertMany('sub_topic', rows.slice(from, from + 2000));
}
