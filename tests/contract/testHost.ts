import { createBackend } from '@/backend/app';
import type { Host } from '@/backend/host';
import { waitingMails } from '@/backend/outbox';
import type { TestHost } from './api';
import { watchLocks } from './lockOrder';

/** Creates a host with a clock that a test can move, and with readable reports; `rows` reads all stored rows. */
export function createTestHost(host: Host, rows: TestHost['rows']): TestHost {
  let ahead = 0;
  const reports: unknown[] = [];
  const store = watchLocks(host.store);
  const backend = createBackend({
    ...host,
    store,
    now: () => new Date(Date.now() + ahead * 1000),
    report: (error) => void reports.push(error),
  });
  return {
    ...backend,
    store,
    files: host.files,
    passwords: host.passwords,
    advance: (seconds) => {
      ahead += seconds;
    },
    mails: async () => (await waitingMails(host.store)).toReversed(),
    reports,
    rows,
  };
}
