import { person } from '@tests/support/person';
import { createNavigation } from '@/app/navigation';
import { Root } from '@/app/Root';
import { connect, createServices } from '@/app/services';
import type { Client } from '@/providers/api/client';
import type { Transport } from '@/providers/api/transport';
import type { RuntimeConfig } from '@/providers/config';
import { createDemo } from '@/providers/demo/createDemo';
import type { Storage } from '@/providers/demo/storage';
import { sessionStore } from '@/providers/storage/webStorage';
import { mount } from './mount';
import { watch, watched } from './settle';
import { type Person, signIn } from './signIn';
import { warmUp } from './warmUp';

const usual = {
  mode: 'demo',
  api: '',
  websocket: '',
  media: '',
  history: true,
  historyDays: 365,
  signUp: true,
  paths: {},
} as const;

interface RenderOptions {
  /** Who is signed in when the page opens; null for nobody. */
  as?: Person | null;
  /** Wraps the transport between the page and its server. */
  between?: (transport: Transport) => Transport;
  /** Where the demo's records are, instead of in the browser. */
  storage?: Storage;
  /** What the deployment's configuration has besides. */
  settings?: Partial<RuntimeConfig>;
}

/** Opens the whole product at an address, on the demo, as a person's browser would. */
export async function renderApp(
  path: string,
  { as = 'staff', between = (transport) => transport, storage, settings }: RenderOptions = {},
) {
  const config = { ...usual, ...settings };
  await warmUp();
  sessionStore.setItem('demo.slow', '0');
  const open = async (wanted: RuntimeConfig) => {
    const connection = storage ? await demoOn(storage) : await connect(wanted);
    return { ...connection, transport: between(watched(connection.transport)) };
  };
  const services = await createServices(config, open);
  if (as) await signIn(services, as);
  const { session } = services;
  const read = session.read.bind(session);
  // A page that is unmounted may still be reading it.
  session.read = () => watch(read());
  const asked = noteCalls(services.client);
  window.history.replaceState(null, '', path);
  const navigation = createNavigation(async () => services);
  await navigation.follow();
  const view = mount(<Root config={config} services={async () => services} navigation={navigation} />, () =>
    navigation.getSnapshot().shell?.close(),
  );
  return { ...view, services, asked, user: person() };
}

const demoOn = async (storage: Storage) => {
  const demo = await createDemo({ storage });
  return { transport: demo.transport, demo };
};

/** Collects each call that the page has made, with its input. Not a spy: vitest keeps each spy, and with it the whole page. */
function noteCalls(client: Client): () => string[] {
  const noted: string[] = [];
  const { send } = client;
  client.send = (call, input, options) => {
    noted.push(`${call.name} ${JSON.stringify(input)}`);
    return send(call, input, options);
  };
  return () => [...noted];
}
