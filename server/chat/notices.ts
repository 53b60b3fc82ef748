import type { Client, Pool } from 'pg';
import type { Hosts } from '../store/hosts';

/** Tells the other server processes at once that a message is stored; without it they see it when they look next. */
export interface Notices {
  tell(): void;
  close(): Promise<void>;
}

interface Parts extends Pick<Hosts, 'Client'> {
  pool: Pool;
}

const channel = 'chat_message';
/** How long it waits before it connects again, in milliseconds. */
const pause = 30_000;

/**
 * Listens on PostgreSQL for what other processes tell. It may fail at any time, and some databases that speak PostgreSQL's protocol have no
 * `LISTEN`: nothing is lost then, only later.
 */
export function openNotices({ pool, Client: Listener }: Parts, heard: () => void, wait = pause): Notices {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const again = () => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void listen(), wait).unref();
  };
  async function listen(): Promise<void> {
    client = new Listener({ connectionTimeoutMillis: 10_000, keepAlive: true });
    client.on('notification', heard);
    client.on('end', again);
    // A connection that failed never says that it has ended.
    await client.connect().then(() => client?.query(`LISTEN ${channel}`).catch(() => client?.end()), again);
  }

  void listen();
  return {
    tell: () => void pool.query(`NOTIFY ${channel}`).catch(() => {}),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
