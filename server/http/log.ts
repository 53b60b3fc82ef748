import { destination, pino } from 'pino';
import { unavailableIn } from '@/backend/store/port';
import type { Config } from '../config';
import { Problem } from '../problem';
import { errorCode } from '../store/errorCode';

/** What is logged of a request: nothing that a person typed, so that no log has a name, a token or a query. */
export interface RequestLine {
  id: string;
  method: string;
  call: string;
  status: number;
  milliseconds: number;
  /** The network address of the sender. */
  client: string;
}

export interface Log {
  request(line: RequestLine): void;
  /** An unexpected error: its name, its stack and its database code; a database's message would have values. What broke a connection has none. */
  error(error: unknown, id?: string): void;
  /** What an operator may wonder about. */
  note(text: string): void;
}

/** Creates the log: a line of JSON for each request and each unexpected error, on the standard output. */
export function createLog({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>, out = destination(1)): Log {
  const logger = pino({ level: LOG_LEVEL, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` }, out);
  return {
    request: ({ id, method, call, status, milliseconds, client }) =>
      logger.info({ id, method, call, status, milliseconds, client }, 'request'),
    error: (error, id) => logger.error({ id, ...described(error) }, 'error'),
    note: (text) => logger.info(text),
  };
}

function described(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    code: errorCode(error),
    // What is said to an operator has nothing that a person typed.
    reason: unavailableIn(error)?.reason ?? (error instanceof Problem ? error.message : undefined),
    at: frames?.slice(0, 8).map((line) => line.trim()),
  };
}
