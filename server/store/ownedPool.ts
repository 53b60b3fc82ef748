import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { StoreUnavailable } from '@/backend/store/port';
import { errorCode, fullOr } from './errorCode';
import { readOnly } from './hosts';

interface Options {
  /** Called with the errors of connections that nobody uses. */
  report(error: unknown): void;
  /** What each transaction begins with, sent together with its `begin`: statements, each after a semicolon. */
  begin?: string;
  /** How often a connection is tried: once for each server of which one takes writes. */
  tries?: number;
}

/**
 * Opens the database of a pool, and owns whatever happens to its connections: the pool hears only those that nobody uses, and drizzle keeps
 * one whose `begin` fails for ever, and reports a `rollback` that fails instead of what broke. Both throw `StoreUnavailable` here.
 */
export function openPool(pool: Pool, { report, begin = '', tries = 1 }: Options) {
  const losses = new WeakMap<PoolClient, Error>();
  pool.on('error', report);
  // An error that nobody hears would end the process. The first says more than those that follow from it.
  pool.on('connect', (client) => client.on('error', (error) => void (losses.has(client) || losses.set(client, error))));

  const connected = () => connectTo(pool, tries);
  const lost = (client: PoolClient, error: unknown): StoreUnavailable => {
    // What the driver says of later statements is only that the connection is gone.
    const cause = isOfDatabase(error) ? rootOf(error) : (losses.get(client) ?? rootOf(error));
    return new StoreUnavailable('lost', reasonOf(cause), { cause });
  };

  /** The pool's own closes the connection of a refused statement. */
  const query = async (statement: string | QueryConfig, values?: unknown[]) => {
    const client = await connected();
    let loss: StoreUnavailable | undefined;
    try {
      return await client.query(statement, values);
    } catch (error) {
      if (isLoss(error)) loss = lost(client, error);
      throw loss ?? judged(error);
    } finally {
      client.release(loss);
    }
  };

  const database = drizzle(Object.assign(pool, { query }));
  const transaction: typeof database.transaction = async (work, config) => {
    const client = await connected();
    let failure: unknown;
    let loss: StoreUnavailable | undefined;
    const noted = (error: unknown) => {
      failure = error;
      throw error;
    };
    try {
      const all = async (inside: Parameters<typeof work>[0]) => work(inside);
      return await drizzle(beginningWith(client, begin)).transaction((inside) => all(inside).catch(noted), config);
    } catch (error) {
      // What the work has thrown comes out as it is, once it is undone. Anything else is of the frame around it.
      if (error !== failure && isLoss(error)) loss = lost(client, failure ?? error);
      throw loss ?? judged(error);
    } finally {
      client.release(loss);
    }
  };
  return Object.assign(database, { transaction });
}

/** Returns a client whose `begin` is sent with what follows it: a way to the database less for each transaction. */
function beginningWith(client: PoolClient, statements: string): PoolClient {
  if (statements === '') return client;
  const query = (statement: QueryConfig, ...rest: unknown[]): unknown =>
    Reflect.apply(client.query, client, [
      statement.text.startsWith('begin') ? { ...statement, text: statement.text + statements } : statement,
      ...rest,
    ]);
  return new Proxy(client, { get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)) });
}

async function connectTo(pool: Pool, tries: number): Promise<PoolClient> {
  const failures: unknown[] = [];
  while (failures.length < tries) {
    try {
      return await pool.connect();
    } catch (error) {
      failures.push(error);
    }
  }
  // That a copy only reads says less than why the others don't answer.
  const cause = failures.find((error) => errorCode(error) !== readOnly) ?? failures[0];
  throw new StoreUnavailable('busy', reasonOf(cause), { cause });
}

/** Returns the error behind those that wrap it. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? rootOf(error.cause) : error;

/** The codes of what ends a connection: class 08, a server that stops, and the time limits of sessions and transactions. */
const endings = /^(?:08|57P|25P0[34])/;
/** The codes of what may pass: no resources, a copy that only reads, a lock or a statement that took too long, and collisions. */
const passing = /^(?:53[^1]|25006|55P03|57014|40001|40P01)/;

/** Whether the database itself has said it; the embedded one has a class of errors of its own. */
function isOfDatabase(error: unknown): boolean {
  const root = rootOf(error);
  return root instanceof Error && 'severity' in root;
}

const codeOf = (error: unknown): string => String(errorCode(rootOf(error)));

/** Whether the connection can't be used any more: the database says so, or what went wrong isn't the database's. */
const isLoss = (error: unknown): boolean => !isOfDatabase(error) || endings.test(codeOf(error));

/** Returns the error, or what it stands for: that the database can't do it now. */
const judged = (error: unknown): unknown =>
  isOfDatabase(error) && passing.test(codeOf(error))
    ? new StoreUnavailable('busy', reasonOf(error), { cause: rootOf(error) })
    : fullOr(error);

/** An error of several addresses has a code alone. */
const reasonOf = (error: unknown): string => {
  const root = rootOf(error);
  return (root instanceof Error && root.message) || codeOf(root);
};
