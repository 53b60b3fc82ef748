import { storeFile } from '@/backend/files/storeFile';
import type { Context, Handler } from '@/backend/handler';
import type { Expected } from '@/backend/history/conflicts';
import type { Host } from '@/backend/host';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Call } from '@/contract/call';
import { recorded } from './recorded';
import { writeOnce } from './writeKeys';

/** Stores the files of an input, and adds how each is taken back; returns the input with paths for files. */
async function storeFiles(
  host: Host,
  input: Record<string, unknown>,
  { by, undo }: { by: string; undo: (() => Promise<void>)[] },
): Promise<Record<string, unknown>> {
  const keep = async (field: string, value: unknown): Promise<unknown> => {
    if (!(value instanceof File)) return value;
    const { path, takeBack } = await storeFile(host, value, { field, by, now: host.now() });
    undo.push(takeBack);
    return path;
  };
  const stored: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(input)) {
    stored[field] = Array.isArray(value) ? await inTurn(value, (part) => keep(field, part)) : await keep(field, value);
  }
  return stored;
}

// One after another, so that none is being stored when one fails.
async function inTurn(values: readonly unknown[], keep: (value: unknown) => Promise<unknown>): Promise<unknown[]> {
  const kept: unknown[] = [];
  for (const value of values) kept.push(await keep(value));
  return kept;
}

type Given = Pick<Context, 'person' | 'client' | 'agent' | 'once' | 'handlers'>;

interface Job extends Given {
  call: Call;
  handler: Handler<Call>;
  input: Record<string, unknown>;
  /** The version of the record that the input is based on, if the client says it. */
  expected?: Expected | undefined;
}

/** Returns what a handler can use. */
const contextOf = (host: Host, given: Given): Context => ({
  ...given,
  store: host.store,
  host,
  now: host.now(),
});

/**
 * Answers a call. Its files are stored before its transaction and taken back if that fails. What it writes is kept in the history, and so are
 * the files that it replaces or whose records it deletes: the server's sweep removes them after the history (ADR 8).
 */
export async function runCall(host: Host, { call, handler, input, expected, ...given }: Job): Promise<unknown> {
  const { store } = host;
  const undo: (() => Promise<void>)[] = [];
  const context = contextOf(host, given);
  const takeAllBack = async () => {
    for (const takeBack of undo.toReversed()) await takeBack().catch(host.report);
  };
  try {
    const stored = await storeFiles(host, input, { by: given.person.username, undo });
    const work =
      typeof handler === 'function' ? (inside: Context) => handler(stored, inside) : await handler.prepare(stored, context);
    const remark = typeof input['modified_remarks'] === 'string' ? input['modified_remarks'] : null;
    const write = (tx: Store) => recorded(tx, context, { remark, expected, work });
    const { answer, isRepeated } = call.writes
      ? await store.tx((tx) => writeOnce(tx, context, () => write(tx)), context.person.iid)
      : { answer: await work(context), isRepeated: false };
    if (answer instanceof Refusal) throw answer;
    if (isRepeated) await takeAllBack();
    return answer;
  } catch (error) {
    await takeAllBack();
    throw error;
  }
}
