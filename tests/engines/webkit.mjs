import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** What WebDriver calls the keys that have no character. Source: W3C WebDriver, 17.4.2, «Keyboard actions». */
const codes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The name by which WebDriver's JSON holds an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Starts WebKitWebDriver on a display of its own; each browser is a session of it, a MiniBrowser.
 * @returns {Promise<import('./driver').Engine>}
 */
export async function startWebKit() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface(display.stdio[3]), 'line');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  // They would outlive a worker that is stopped.
  const stop = () => [driver, display].forEach((child) => child.kill());
  process.once('exit', stop);
  const send = senderTo(`http://127.0.0.1:${port}`);
  while ((await send('GET', '/status').catch(() => undefined)) === undefined) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended');
    await setTimeout(50);
  }
  const first = await openBrowser(send);
  await first.close();
  return {
    version: `WebKitGTK/${first.version}`,
    open: () => openBrowser(send),
    async close() {
      process.off('exit', stop);
      const gone = [driver, display].map((child) => once(child, 'exit'));
      stop();
      await Promise.all(gone);
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Returns a function that sends a command and resolves with its value. */
const senderTo = (address) => async (method, path, body) => {
  const response = await fetch(address + path, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
};

async function openBrowser(send) {
  const { sessionId, capabilities } = await send('POST', '/session', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
  });
  const session = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  const first = await session('GET', '/window');
  await session('POST', '/window/rect', { width: 1280, height: 900 });
  let free = first;
  let current = first;
  /** Returns a function that sends a command to a tab. */
  const senderOf = (handle) => async (method, path, body) => {
    if (current !== handle) await session('POST', '/window', { handle });
    current = handle;
    return session(method, path, body);
  };
  return {
    version: capabilities.browserVersion,
    async newTab() {
      const handle = free ?? (await session('POST', '/window/new', { type: 'tab' })).handle;
      free = undefined;
      return tabOf(senderOf(handle));
    },
    close: () => send('DELETE', `/session/${sessionId}`),
  };
}

function tabOf(send) {
  const run = (work, ...args) => send('POST', '/execute/sync', { script: `return (${work})(...arguments)`, args });
  const element = async (find, args) => `/element/${(await run(find, ...args))[elementKey]}`;
  const perform = async (actions) => send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const down = (value) => ({ type: 'keyDown', value });
  const up = (value) => ({ type: 'keyUp', value });
  return {
    goto: (url) => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh'),
    run,
    inject: (script) => send('POST', '/execute/sync', { script, args: [] }),
    click: async (find, ...args) => send('POST', `${await element(find, args)}/click`),
    choose: async (path, find, ...args) => send('POST', `${await element(find, args)}/value`, { text: path }),
    press(...keys) {
      const values = keys.map((key) => codes[key] ?? key);
      return perform([...values.map(down), ...values.toReversed().map(up)]);
    },
    type: (text) => perform([...text].flatMap((letter) => [down(letter), up(letter)])),
  };
}
