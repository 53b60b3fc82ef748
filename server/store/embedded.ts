import { type PGlite, protocol } from '@electric-sql/pglite';
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
  const own = { connection: new PreparingConnection(client), idleTimeoutMillis: 0 };
  const pool = new Pool(Object.assign(createPgConfig(client), own));
  return { pool, database: openPool(pool, { report }), close: () => pool.end() };
}

const { serialize } = protocol;

/** The most statements that are prepared: the plan of each stays in memory. */
const mostPrepared = 300;

/**
 * A connection that prepares each statement with parameters when it comes first: parsing and planning take the embedded database longer than
 * running most of them. On a server's connection that isn't done, because a proxy before it may know no prepared statements. All messages of
 * such a statement are sent as one, since each sending costs the embedded database a fifth of a statement.
 */
class PreparingConnection extends PglitePgConnection {
  readonly #pglite: PGlite;
  readonly #names = new Map<string, string>();
  /** The statement that was sent last; a name is empty where no more are prepared. */
  #last = { text: '', name: '' };
  /** What is sent with the next `sync`. */
  #unsent: Uint8Array[] = [];

  constructor(pglite: PGlite) {
    super({ pglite });
    this.#pglite = pglite;
  }

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
    if (known === undefined) this.#unsent.push(serialize.parse(this.#last));
  }

  override bind(values: object): void {
    this.#unsent.push(serialize.bind({ ...values, statement: this.#last.name }));
  }

  override describe(part: Parameters<typeof serialize.describe>[0]): void {
    this.#unsent.push(serialize.describe(part));
  }

  override execute(portal: Parameters<typeof serialize.execute>[0]): void {
    this.#unsent.push(serialize.execute(portal));
  }

  // The driver waits for the end of a statement before it sends another.
  override sync(): void {
    const messages = Buffer.concat([...this.#unsent, serialize.sync()]);
    this.#unsent = [];
    this.#pglite
      .execProtocolStream(messages, { throwOnError: false })
      .then((answers) => {
        for (const answer of answers) this.emit(answer.name === 'error' ? 'errorMessage' : answer.name, answer);
      })
      .catch((error: unknown) => this.emit('error', error));
  }
}
