import { runnerImport } from 'vite';

/**
 * Measures the question bank on PostgreSQL (`bench/store.ts`).
 * @returns {Promise<Record<string, Record<number, number>>>} the milliseconds of each call, by how many questions there are
 */
export async function benchStore() {
  const { module } = await runnerImport('/bench/store.ts', { resolve: { tsconfigPaths: true } });
  return module.measureStore();
}
