import type { Store } from '@/backend/store/port';
import type { Context } from '../handler';
import { noteChecks } from '../health/noteChecks';
import { checkVersion, type Expected } from './conflicts';
import { keepHistory } from './keepHistory';
import { notingStore } from './touchedRows';

interface Recording<Answer> {
  /** The editor's remark. */
  remark: string | null;
  /** The version that the change is based on, if the client says it. */
  expected?: Expected | undefined;
  work: (context: Context) => Promise<Answer>;
}

/** Does some work in a transaction, and keeps what it writes. */
export async function recorded<Answer>(
  tx: Store,
  context: Context,
  { remark, expected, work }: Recording<Answer>,
): Promise<Answer> {
  const { store, touched } = notingStore(tx);
  const answer = await work({ ...context, store });
  if (expected) await checkVersion(tx, touched, expected);
  await noteChecks(tx, touched);
  await keepHistory(tx, touched, { ...context, remark });
  return answer;
}
