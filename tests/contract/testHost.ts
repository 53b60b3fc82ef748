import { createChat } from '@/backend/chat/chat';
import type { Host } from '@/backend/host';
import { createBackend } from '@/backend/http/app';
import { waitingMails } from '@/backend/session/outbox';
import { Api, type SignedIn, type TestHost } from './api';
import { createFakeOidc } from './fakeOidc';
import { watchLocks } from './lockOrder';
import { seedWorld } from './world';

/** Creates a host with a clock that a test can move, and with readable reports; `rows` reads all stored rows. */
export function createTestHost(host: Host, rows: TestHost['rows'], signedIn?: SignedIn): TestHost {
  // Each world begins when its people signed in, however long ago that was.
  let ahead = signedIn ? signedIn.at - Date.now() : 0;
  const reports: unknown[] = [];
  const store = watchLocks(host.store);
  const oidc = createFakeOidc();
  const now = () => new Date(Date.now() + ahead);
  const composed: Host = {
    ...host,
    store,
    now,
    oidc,
    backups: { next: (at) => new Date(at.getTime() + 60_000) },
    report: (error) => void reports.push(error),
  };
  return {
    ...createBackend(composed),
    openChat: (stored) => createChat({ host: composed, stored }),
    oidc,
    store,
    files: host.files,
    passwords: host.passwords,
    signedIn,
    now,
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
    mails: async () => (await waitingMails(host.store)).toReversed(),
    reports,
    rows,
  };
}

/** Adds the world's records, and signs in two of its people. */
export async function seedSignedIn(host: Host): Promise<SignedIn> {
  await seedWorld(host);
  const api = new Api(createTestHost(host, async () => []));
  const staff = await api.signIn('staff@coursedesk.test');
  const learner = await api.signIn('learner@coursedesk.test');
  // Afterwards: no world begins before its tokens were issued.
  return { staff, learner, at: Date.now() };
}
