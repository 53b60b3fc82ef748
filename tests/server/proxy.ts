import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterFile } from './leftovers';
import { ownFolder } from './testServer';

/** Where a proxy listens, and the server for which it does. */
interface Ports {
  own: number;
  server: number;
}

/** A proxy, as Debian has it. */
export interface Proxy {
  name: 'nginx' | 'caddy';
  isInstalled: boolean;
  /** Starts one with a configuration in the form of SERVER.md, until the file's tests are over. */
  start(configuration: string, ports: Ports): Promise<void>;
}

/** Returns the configuration that SERVER.md has for a proxy. */
export function documented(name: Proxy['name']): string {
  const [, block] = new RegExp(`\`\`\`${name}\\n(.*?)\`\`\``, 's').exec(readFileSync('docs/SERVER.md', 'utf8')) ?? [];
  if (block === undefined) throw new Error(`SERVER.md has no configuration for ${name}`);
  return block;
}

/** Replaces what must be there once: what isn't there any more would be tried in vain. */
function fill(configuration: string, ...places: [from: string, to: string][]): string {
  return places.reduce((filled, [from, to]) => {
    if (filled.split(from).length !== 2) throw new Error(`Not once in the configuration: ${from}`);
    return filled.replace(from, to);
  }, configuration);
}

const isInstalled = (name: string, question: string) => spawnSync(name, [question]).status === 0;

export const nginx: Proxy = {
  name: 'nginx',
  isInstalled: isInstalled('nginx', '-v'),
  start(configuration, { own, server }) {
    const folder = ownFolder();
    const site = fill(
      configuration,
      ['listen 443 ssl;', `listen 127.0.0.1:${own};`],
      ['server_name example.org;', ''],
      ['ssl_certificate /etc/ssl/example.org.pem;', ''],
      ['ssl_certificate_key /etc/ssl/example.org.key;', ''],
      ['127.0.0.1:4173', `127.0.0.1:${server}`],
    );
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`);
    // Its workers couldn't read the folder as another account.
    const account = process.getuid?.() === 0 ? 'user root;' : '';
    const frame = `${account} daemon off; worker_processes 1; pid ${folder}/pid; events {} http { access_log off; ${temporary.join(' ')}`;
    writeFileSync(join(folder, 'nginx.conf'), `${frame}\n${site}}`);
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    return run(spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] }), own);
  },
};

export const caddy: Proxy = {
  name: 'caddy',
  isInstalled: isInstalled('caddy', 'version'),
  start(configuration, { own, server }) {
    const folder = ownFolder();
    const site = fill(configuration, ['example.org', `http://localhost:${own}`], ['127.0.0.1:4173', `127.0.0.1:${server}`]);
    const file = join(folder, 'Caddyfile');
    mkdirSync(join(folder, 'storage'));
    writeFileSync(file, `{\n\tadmin off\n\tstorage file_system ${folder}/storage\n}\n${site}`);
    // It keeps what it is doing beside its home.
    const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    const args = ['run', '--config', file, '--adapter', 'caddyfile'];
    return run(spawn('caddy', args, { env, stdio: ['ignore', 'ignore', 'pipe'] }), own);
  },
};

for (const { name, isInstalled: isThere } of [nginx, caddy])
  if (!isThere) console.log(`${name} isn’t installed (Debian: apt-get install ${name}): its tests are left out.`);

/** Waits until a proxy answers; rejects with what it has said if it has ended. */
async function run(proxy: ChildProcess, port: number): Promise<void> {
  const ended = once(proxy, 'exit');
  afterFile(async () => {
    proxy.kill('SIGTERM');
    await ended;
  });
  const said = proxy.stderr ? text(proxy.stderr) : Promise.resolve('');
  const failed = ended.then(async () => {
    throw new Error(await said);
  });
  failed.catch(() => undefined);
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
  while (!(await Promise.race([answers(), failed]))) await setTimeout(50);
}
