import type { Call } from '@/contract/call';
import type { Context, Handler } from './handler';
import type { Host, Mail } from './host';
import { Refusal } from './refusal';
import { storeFiles } from './storeFiles';

interface Job extends Pick<Context, 'person' | 'client' | 'tries'> {
  call: Call;
  handler: Handler<Call>;
  input: Record<string, unknown>;
}

/**
 * Answers a call. Its files are stored before its transaction and removed if that fails; mails are sent and replaced files removed after it
 * has succeeded.
 */
export async function runCall({ store, mail, files, ...host }: Host, { call, handler, input, ...given }: Job): Promise<unknown> {
  const kept: string[] = [];
  const discarded: string[] = [];
  const letters: Mail[] = [];
  const context: Context = {
    ...given,
    store,
    host,
    now: host.now(),
    mail: (letter) => void letters.push(letter),
    discard: (path) => void (path === null || discarded.push(path)),
  };
  const remove = async (paths: string[]) => {
    for (const path of paths) await files.remove(path).catch(host.report);
  };
  try {
    const stored = await storeFiles({ files, newToken: host.newToken }, input, kept);
    const work =
      typeof handler === 'function' ? (inside: Context) => handler(stored, inside) : await handler.prepare(stored, context);
    const answer = call.writes ? await store.tx((tx) => work({ ...context, store: tx })) : await work(context);
    if (answer instanceof Refusal) throw answer;
    // A mail that fails must not change the answer, which would reveal whose address is known.
    for (const letter of letters) await mail(letter).catch(host.report);
    await remove(discarded);
    return answer;
  } catch (error) {
    await remove(kept);
    throw error;
  }
}
