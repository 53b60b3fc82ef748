import { noteFiles } from '@/backend/files/noteFiles';
import type { Context } from '@/backend/handler';
import { noteChecks } from '@/backend/health/noteChecks';
import { checkVersion, type Expected } from '@/backend/history/conflicts';
import { keepHistory } from '@/backend/history/keepHistory';
import { notingStore } from '@/backend/history/touchedRows';
import type { Store } from '@/backend/store/port';

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
  await noteFiles({ store: tx, files: context.host.files, now: context.now }, touched);
  await keepHistory(tx, touched, { ...context, remark });
  return answer;
}
