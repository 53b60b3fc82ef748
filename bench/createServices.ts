import type { CallName } from '@/contract';
import { createActivity } from '@/providers/api/activity';
import { createAuthorized } from '@/providers/api/authorized';
import { createClient } from '@/providers/api/client';
import { createNetworkMedia } from '@/providers/api/media';
import type { Transport } from '@/providers/api/transport';
import { createSessionKeeper } from '@/providers/auth/session';
import { createNotices } from '@/providers/notices';
import type { Services } from '@/providers/services';

/** Creates the product's services with a server that gives these answers to its calls, and an empty list to any other. */
export function createServices(answers: Partial<Record<CallName, unknown>>): Services {
  const byName = new Map(Object.entries(answers));
  const [session, activity] = [createSessionKeeper(), createActivity()];
  const [notices, changes] = [createNotices(), createNotices()];
  const transport: Transport = async ({ call }) => ({ status: 200, body: { data: byName.get(call) ?? [] } });
  const authorized = createAuthorized({ session, refresh: () => Promise.reject(new Error('Nobody is signed in')) });
  const client = createClient({ transport, activity, paths: {}, session, authorized });
  const config = {
    mode: 'http',
    api: '',
    websocket: '',
    media: '',
    history: false,
    historyDays: 365,
    signUp: true,
    paths: {},
  } as const;
  const chat = () => Promise.reject(new Error('There is no chat'));
  return { config, client, media: createNetworkMedia('', authorized), session, activity, notices, changes, chat };
}
