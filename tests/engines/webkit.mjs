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
 * Starts a display; each browser on it is a MiniBrowser with a WebKitWebDriver of its own.
 * @returns {Promise<import('./driver').Engine>}
 */
export async function startWebKit() {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(createInterface(display.stdio[3]), 'line');
  const env = { ...process.env, DISPLAY: `:${number}`, LANG: 'C.UTF-8' };
  const running = new Set();
  const end = (driver) => {
    running.delete(driver);
    if (driver.exitCode === null) process.kill(-driver.pid);
  };
  const stop = () => {
    for (const driver of running) end(driver);
    display.kill();
  };
  // They would outlive a worker that is stopped.
  process.once('exit', stop);
  const open = async () => {
    for (let attempt = 1; ; attempt += 1) {
      const { driver, send } = await startDriver(env);
      running.add(driver);
      try {
        const browser = await openBrowser(send);
        return { ...browser, close: () => browser.close().finally(() => end(driver)) };
      } catch (error) {
        end(driver);
        if (attempt === attempts) throw error;
      }
    }
  };
  const { version, close } = await open();
  await close();
  return {
    version: `WebKitGTK/${version}`,
    open,
    async close() {
      process.off('exit', stop);
      stop();
    },
  };
}

/** Now and then, on a busy machine, a MiniBrowser starts and its driver never hears of it. */
const attempts = 3;
const patience = 30_000;

/** Starts a driver, in a group of processes with the browser that it will start. */
async function startDriver(env) {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true });
  const send = senderTo(`http://127.0.0.1:${port}`);
  while ((await send('GET', '/status').catch(() => undefined)) === undefined) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver has ended');
    await setTimeout(50);
  }
  return { driver, send };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Returns a function that sends a command and resolves with its value. */
const senderTo = (address) => async (method, path, body, signal) => {
  const content = method === 'POST' && { body: JSON.stringify(body ?? {}) };
  const response = await fetch(address + path, { method, signal, ...content });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
  return value;
};

async function openBrowser(send) {
  const wanted = { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } } };
  const { sessionId, capabilities } = await send('POST', '/session', wanted, AbortSignal.timeout(patience));
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
