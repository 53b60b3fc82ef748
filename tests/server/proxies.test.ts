import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCheck } from '@server/check';
import { readConfig } from '@server/config';
import type { Started } from '@server/start';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '@/contract';
import { mediaPath } from '@/domain/mediaPath';
import { freePort } from '../support/freePort';
import { breakAll, chatAddress, connectChat } from './chatClient';
import { caddy, documented, nginx, type Proxy } from './proxy';
import { credentials, ownFolder, send, signIn, startServer } from './testServer';

afterAll(breakAll);

const megabyte = 1024 * 1024;

/** Starts a server that is below `/desk` of a proxy's site. */
async function startBehind(proxy: Proxy, configuration = documented(proxy.name)) {
  const [own, port] = [await freePort(), await freePort()];
  const folder = ownFolder();
  const variables = { DATA_DIR: folder, PORT: String(port), PUBLIC_URL: `http://localhost:${own}/desk`, TRUST_PROXY: '1' };
  const server = await startServer(variables);
  await proxy.start(configuration, { own, server: port });
  return { server, folder, variables, direct: `http://127.0.0.1:${port}` };
}

/** Returns the addresses of the files that a page names, and of the fonts that these name. */
async function filesOf(address: string): Promise<string[]> {
  const page = await (await fetch(address)).text();
  const named = [...page.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, name = '']) => new URL(name, address).href);
  const styles = named.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(styles.map(async (style) => ({ style, text: await (await fetch(style)).text() })));
  const fonts = texts.flatMap(({ style, text }) =>
    [...text.matchAll(/url\(([^)]+)\)/g)].map(([, name = '']) => new URL(name, style).href),
  );
  return [...named, ...fonts];
}

const types = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' };

/** Sends a PDF of so many megabytes as a lesson's. */
function upload({ url }: Pick<Started, 'url'>, access: string, size: number): Promise<Response> {
  const body = new FormData();
  body.append('lesson', '3');
  body.append(
    'resources',
    new Blob(['%PDF-1.7\n', new Uint8Array(size * megabyte)], { type: 'application/pdf' }),
    'syllabus.pdf',
  );
  const headers = { authorization: `Bearer ${access}` };
  return fetch(url + calls.addResource.path, { method: 'POST', headers, body });
}

const asDocumented = (proxy: Proxy) => () => {
  let behind: Awaited<ReturnType<typeof startBehind>>;
  let access: string;

  beforeAll(async () => {
    behind = await startBehind(proxy);
    ({ access } = await signIn(behind.server));
  });

  test('the page, and a deep link, name files that are there', async () => {
    const { url } = behind.server;
    for (const address of [url, `${url}/coursesetup/coursecategorysetup/edit/1?filter=%7B%7D`]) {
      const page = await fetch(address);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(await page.text()).toContain('<html data-base="/desk"');
      const files = await filesOf(page.url);
      expect(files.filter((file) => !file.startsWith(`${url}/`))).toEqual([]);
      expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(new Set(Object.keys(types)));
      for (const file of files) {
        const { status, headers } = await fetch(file);
        const type = Object.entries(types).find(([ending]) => file.endsWith(`.${ending}`))?.[1];
        expect([file, status, headers.get('content-type')?.split(';')[0]]).toEqual([file, 200, type]);
      }
    }
  });

  test('the pages hear where the server is, and so does whoever reads of the API', async () => {
    const { url } = behind.server;
    const here = { api: '/desk', media: '/desk', websocket: '/desk', officeLogo: expect.stringMatching(/^\/desk\/media\/./) };
    const config = await (await fetch(`${url}/config.json`)).json();
    expect(config).toMatchObject(here);
    const logo = await fetch(new URL(config.officeLogo, url));
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/')]);
    expect(await (await fetch(`${url}/openapi.json`)).json()).toMatchObject({ servers: [{ url: '/desk' }] });
  });

  test('a record is written and read, a file of 5 MB comes back as it was', async () => {
    const { server } = behind;
    const made = { category_name: 'Behind a proxy', course_categories_code: 'PROXY', category_slug: 'behind-a-proxy' };
    expect((await send(server, 'POST', calls.createCategory.path, made, access)).status).toBe(200);
    const read = await send(server, 'GET', calls.getAllCourseCategory.path, undefined, access);
    const { data } = calls.getAllCourseCategory.reply.parse(await read.json());
    expect(data).toContainEqual(expect.objectContaining({ category_name: 'Behind a proxy' }));

    const stored = calls.addResource.reply.parse(await (await upload(server, access, 5)).json());
    const file = await fetch(server.url + mediaPath(stored.data?.[0]?.resources ?? ''));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.arrayBuffer()).byteLength).toBe(5 * megabyte + 9);
  });

  test('a mailed link leads below /desk, and to no other page of the site', async () => {
    const { server, folder } = behind;
    const { url } = server;
    const ask = (redirect_url: string) =>
      send(server, 'POST', calls.resetPassword.path, { email: credentials.email, redirect_url });
    for (const elsewhere of [new URL('/passwordresetcomplete', url).href, `${url}ed/x`, `${url}/../x`])
      expect((await ask(elsewhere)).status).toBe(400);
    expect((await ask(`${url}/passwordresetcomplete`)).status).toBe(200);
    await send(server, 'POST', calls.sendTrialMail.path, {}, access);
    await vi.waitFor(() => {
      const mails = readFileSync(join(folder, 'mail.txt'), 'utf8');
      expect(mails).toContain(`${url}/passwordresetcomplete?uidb64=`);
      expect(mails).toContain(`${url}/settings`);
    }, 60_000);
  });

  test('the chat’s websocket opens, for pages of the site', async () => {
    const { url } = behind.server;
    const { origin } = new URL(url);
    const line = await connectChat(chatAddress({ url }, access), origin);
    line.send({ message: 'through the proxy', local_id: 'one' });
    await vi.waitFor(() => expect(line.rest()).toContainEqual(expect.objectContaining({ message: 'through the proxy' })), 60_000);
    line.close();
    await expect(connectChat(chatAddress({ url }, access), 'https://evil.test')).rejects.toBe(403);
  });

  test('the server is asked directly, too, with the path and without; a check counts the proxy', async () => {
    const { direct, variables } = behind;
    for (const path of ['/healthz', '/readyz', '/desk/healthz', '/desk/readyz'])
      expect((await fetch(direct + path)).status).toBe(200);
    expect((await fetch(`${direct}/deskhealthz`)).headers.get('content-type')).toContain('text/html');
    await signIn({ url: direct });
    expect(await runCheck(readConfig(variables))).toMatch(/ok +proxy .* answers, by as many proxies as TRUST_PROXY says: 1/);
  });

  test('while the server is away, the proxy answers in its place, and not in JSON', async () => {
    await behind.server.stop();
    const answer = await send(behind.server, 'GET', calls.getMenu.path, undefined, access);
    expect(answer.status).toBe(502);
    // nginx has a page in HTML, Caddy nothing.
    expect(await answer.text()).toMatch(/^(?:<html>[^]*)?$/);
  });
};

for (const proxy of [nginx, caddy])
  describe.skipIf(!proxy.isInstalled)(`below /desk, behind ${proxy.name} as SERVER.md has it,`, asDocumented(proxy));

describe.skipIf(!nginx.isInstalled)('behind nginx', () => {
  test('as it comes, it takes 1 MB and passes no websocket on, which the browser has to tell', async () => {
    const bare = documented('nginx').replace(/^ {4}(?!proxy_pass).*\n/gm, '');
    const { server } = await startBehind(nginx, bare);
    const { access } = await signIn(server);
    const tooMuch = await upload(server, access, 2);
    expect([tooMuch.status, tooMuch.headers.get('content-type')]).toEqual([413, 'text/html']);
    await expect(connectChat(chatAddress(server, access), new URL(server.url).origin)).rejects.toBe(426);
  });

  test('that takes the path off, the product works the same', async () => {
    const { server } = await startBehind(nginx, documented('nginx').replace('127.0.0.1:4173', '$&/'));
    const { access } = await signIn(server);
    for (const file of await filesOf(`${server.url}/dashboard`)) expect([file, (await fetch(file)).status]).toEqual([file, 200]);
    (await connectChat(chatAddress(server, access), new URL(server.url).origin)).close();
  });
});
