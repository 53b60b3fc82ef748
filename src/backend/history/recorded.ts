import type { Store } from '@/backend/store/port';
import type { Context } from '../handler';
import { noteChecks } from '../health/noteChecks';
import { Refusal } from '../refusal';
import { writeOnce } from '../writeKeys';
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

/** Does some work of a resource below `/rest` in a transaction of its own, once, and keeps what it writes. */
export async function recordedAlone(context: Context, work: Recording<object>['work']): Promise<object> {
  const write = (tx: Store) => writeOnce(tx, context, () => recorded(tx, context, { remark: null, work }));
  const { answer } = await context.store.tx(write);
  if (answer instanceof Refusal) throw answer;
  if (typeof answer !== 'object' || answer === null) throw new Error('The work has answered nothing');
  return answer;
}
