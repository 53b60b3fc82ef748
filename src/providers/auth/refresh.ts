import { accountCalls, type Session } from '@/contract/account';
import { say } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import type { Transport, TransportRequest } from '@/providers/api/transport';
import { locks } from '@/providers/storage/locks';
import type { SessionKeeper } from './session';

interface RefreshParts {
  session: SessionKeeper;
  transport: Transport;
  paths: Readonly<Record<string, string>>;
}

/** How long a refresh may take, and how long another tab waits for it before it tries by itself, in milliseconds. */
const patience = 6000;

/**
 * Renews the session, once for all calls of all tabs whose access token was refused. A refresh that is refused with 401 removes the
 * session; one that fails otherwise, or takes too long, keeps it. In each case it rejects.
 */
export function createRefresh({ session, transport, paths }: RefreshParts) {
  let underWay: Promise<Session> | undefined;

  return (staleAccess: string): Promise<Session> => {
    underWay ??= inTurn(() => renewed(staleAccess)).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  async function renewed(staleAccess: string): Promise<Session> {
    const current = await session.readLatest();
    if (!current) throw ended();
    // Another tab refreshed first.
    if (current.tokens.access !== staleAccess) return current;
    const { rights = current.rights, ...tokens } = await ask(current.tokens.refresh);
    const next = { ...current, rights, tokens: { ...current.tokens, ...tokens } };
    // Somebody may have signed out meanwhile, and stays signed out.
    if (!(await session.replace(current, next))) throw ended();
    return next;
  }

  async function ask(refresh: string) {
    const call = accountCalls.refresh;
    const { status, body } = await inTime({
      call: call.name,
      method: call.method,
      path: paths[call.name] ?? call.path,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ refresh }),
    });
    if (status === 401) {
      // Somebody may have signed in meanwhile and stays signed in: only the session before that has ended.
      const latest = await session.readLatest();
      if (!latest || latest.tokens.refresh === refresh) session.remove('ended');
      throw ended();
    }
    const reply = call.reply.safeParse(body);
    if (status < 200 || status > 299 || !reply.success) throw new ApiError(status, say('session_not_renewed'));
    return reply.data;
  }

  /** Gives up on a request without an answer, which would keep the other tabs waiting. */
  async function inTime(request: TransportRequest) {
    const signal = AbortSignal.timeout(patience);
    try {
      return await transport({ ...request, signal });
    } catch (error) {
      throw signal.aborted ? new ApiError(0, say('session_not_renewed')) : error;
    }
  }
}

const ended = () => new ApiError(401, say('session_ended'));

/** Runs `work` when no other tab does; a tab that hangs is waited for only so long. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const waiting = AbortSignal.timeout(patience);
  try {
    return await locks.request('coursedesk-refresh', { signal: waiting }, work);
  } catch (error) {
    if (waiting.aborted && error === waiting.reason) return work();
    throw error;
  }
}
