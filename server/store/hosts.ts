import { Client, type ClientConfig } from 'pg';

/** Splits an address that names several hosts, as libpq takes it (`postgres://one:5432,two:5432/name`), into an address of each. */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = url, rest = ''] = /^([a-z]+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/is.exec(url) ?? [];
  return hosts.split(',').map((host) => start + host + rest);
}

/** The servers that an address names. */
export interface Hosts {
  /** How many there are: so often a connection is tried. */
  count: number;
  /** Makes a connection to the server that took the last one. */
  Client: new (
    options?: ClientConfig,
  ) => Client;
}

type Done = (error: Error | null, client?: Client) => void;

/** How long a server may take to say whether it takes writes, in milliseconds. */
const patience = 5000;

/**
 * Makes connections to whichever of several servers takes writes, as libpq does with `target_session_attrs=read-write`, or only reads: one that
 * doesn't answer, or isn't wanted, is left for the next, to which the next connection goes. Of a single server nothing is asked.
 */
export function createHosts(url: string, wanted: 'writer' | 'reader' = 'writer'): Hosts {
  const addresses = addressesOf(url);
  const count = addresses.length;
  let current = 0;

  class HostClient extends Client {
    readonly #place = current;

    constructor(options: ClientConfig = {}) {
      super({ ...options, connectionString: addresses[current] ?? url });
      // Nobody else listens before it is connected, and an error that nobody hears would end the process.
      this.on('error', () => undefined);
    }

    override connect(): Promise<Client>;
    override connect(done: Done): void;
    override connect(done?: Done): Promise<Client> | void {
      const connected = this.#connectToWanted();
      if (!done) return connected;
      connected.then(() => done(null, this), done);
    }

    async #connectToWanted(): Promise<Client> {
      try {
        await super.connect();
        if (count > 1) await this.#expectWanted();
        return this;
      } catch (error) {
        // Of several that fail at once the first moves on.
        if (current === this.#place) current = (current + 1) % count;
        throw error;
      }
    }

    async #expectWanted(): Promise<void> {
      try {
        const asked = { text: 'show transaction_read_only', query_timeout: patience };
        const { rows } = await this.query<{ transaction_read_only: string }>(asked);
        const reads = rows[0]?.transaction_read_only !== 'off';
        if (reads !== (wanted === 'reader')) throw new Unwanted(reads);
      } catch (error) {
        void this.end().catch(() => undefined);
        throw error;
      }
    }
  }
  return { count, Client: HostClient };
}

/** A server takes no writes: a copy, or one that isn't promoted yet; or it takes some. Its code is PostgreSQL's own for the first. */
class Unwanted extends Error {
  override name = 'Unwanted';
  readonly code = readOnly;
  constructor(reads: boolean) {
    super(reads ? 'it only reads' : 'it takes writes');
  }
}

/** The code of PostgreSQL for a write that a server which only reads is asked for. */
export const readOnly = '25006';
