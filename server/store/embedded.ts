import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig, PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import { openPool } from './ownedPool';

/**
 * Gives an embedded PostgreSQL to the driver that a server of PostgreSQL has; `report` gets what no statement waits for. `close` ends that, and
 * leaves the database open.
 */
export function openEmbedded(client: PGlite, report: (error: unknown) => void = () => undefined) {
  const opened = databases.get(client) ?? opening(client, report);
  databases.set(client, opened);
  return opened;
}

/** A database has one connection, whoever opens it, and prepares a statement once. */
const databases = new WeakMap<PGlite, ReturnType<typeof opening>>();

function opening(client: PGlite, report: (error: unknown) => void) {
  const own = { connection: new PreparingConnection({ pglite: client }), idleTimeoutMillis: 0 };
  const pool = new Pool(Object.assign(createPgConfig(client), own));
  return { pool, database: openPool(pool, { report }), close: () => pool.end() };
}

/** The most statements that are prepared: the plan of each stays in memory. */
const mostPrepared = 300;

/**
 * A connection that prepares each statement with parameters when it comes first: parsing and planning take the embedded database longer than
 * running most of them. On a server's connection that isn't done, because a proxy before it may know no prepared statements.
 */
class PreparingConnection extends PglitePgConnection {
  readonly #names = new Map<string, string>();
  /** The statement that was sent last; a name is empty where no more are prepared. */
  #last = { text: '', name: '' };

  override connect(port: number, host: string): Promise<void> {
    this.on('parseComplete', () => {
      if (this.#last.name !== '') this.#names.set(this.#last.text, this.#last.name);
    });
    return super.connect(port, host);
  }

  // The driver's parsers of values come along as types, which they are not.
  override parse({ text }: { text: string }): void {
    const known = this.#names.get(text);
    const name = this.#names.size < mostPrepared ? `statement_${this.#names.size}` : '';
    this.#last = { text, name: known ?? name };
    if (known === undefined) super.parse(this.#last);
  }

  override bind(values: object): void {
    super.bind({ ...values, statement: this.#last.name });
  }
}
