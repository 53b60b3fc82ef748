import { countAnew } from '@server/store/rowCounts';
import { Api } from '@tests/contract/api';
import { createPgliteHost, sharedPglite } from '@tests/contract/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { CallName } from '@/contract';
import { median } from '../scripts/percentile.mjs';

const runs = 15;

/** The milliseconds that the backend on PostgreSQL takes for a call, by call and by number of questions. */
type Times = Record<string, Record<number, number>>;

/** Measures the calls that the screens of the question bank wait for, with few and with many questions, all untagged. */
export async function measureStore(): Promise<Times> {
  const api = new Api(await createPgliteHost());
  const { access } = await api.signIn('staff@coursedesk.test');
  const times: Times = {};
  const note = async (what: string, count: number, call: CallName, input: Record<string, unknown>) => {
    times[what] = { ...times[what], [count]: await medianOf(() => api.call(call, input, access)) };
  };
  for (const count of [1000, 20_000, 100_000]) {
    await fillBank(count);
    await note('a page of the question bank', count, 'getQuizAll', { offset: '0', limit: '10' });
    await note('a page in its middle', count, 'getQuizAll', { offset: String(count / 2), limit: '10' });
    await note('a search that finds ten', count, 'searchQuestion', { query_string: '<p>no. 77</p>' });
    await note('the report of untagged questions', count, 'getUntaggedQuiz', {});
  }
  return times;
}

async function medianOf(call: () => Promise<{ status: number }>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const { status } = await call();
    if (status !== 200) throw new Error(`answered ${status}`);
    times.push(performance.now() - start);
  }
  return median(times) ?? 0;
}

/** Adds questions with four options to the bank, up to this number, by one statement per table. */
async function fillBank(count: number): Promise<void> {
  const { client } = await sharedPglite();
  await client.exec(`
    INSERT INTO quiz (question, question_searched, question_parts, correct_option, has_video_solution, created_by, created_date)
      SELECT '<p>Question no. ' || n || '</p>', 'question no. ' || n, '{}', '<p>one</p>', 'n', 'sita', now()
      FROM generate_series((SELECT count(*) FROM quiz) + 1, ${count}) n;
    INSERT INTO quiz_option (quiz_iid, options, correct, option_order)
      SELECT iid, '<p>' || n || '</p>', n = 1, n FROM quiz, generate_series(1, 4) n
      WHERE NOT EXISTS (SELECT FROM quiz_option WHERE quiz_iid = quiz.iid);
  `);
  await countAnew(drizzle(client));
  await client.exec('VACUUM ANALYZE');
}
