import type { Page } from '@playwright/test';
import { fillSignIn } from './support';

const endless = ['{"alg":"none"}', '{"exp":4102444800}', ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
const always: Readonly<Record<string, unknown>> = {
  login: { tokens: { access: endless, refresh: endless }, email: 'staff@coursedesk.test', first_name: 'A', is_staff: true },
  menu: [],
};

/** Serves files below `/media/` only with the token of the session above; returns a list of the requests. */
export async function protectMedia(page: Page, files: Readonly<Record<string, { contentType: string; body: Buffer }>>) {
  const asked: { path: string; opened: boolean }[] = [];
  await page.route('**/media/**', async (route) => {
    const url = new URL(route.request().url());
    const path = decodeURIComponent(url.pathname).replace('/media/', '');
    const opened = route.request().headers()['authorization'] === `Bearer ${endless}`;
    asked.push({ path: path + url.search, opened });
    const file = files[path];
    if (!opened) return route.fulfill({ status: 401, json: { detail: 'Who asks?' } });
    await (file ? route.fulfill(file) : route.fulfill({ status: 404, json: {} }));
  });
  return asked;
}

type ByCall = Readonly<Record<string, unknown>>;

/**
 * Signs in to a foreign server with these answers, by the names of their calls, and opens a screen. It returns `answers`
 * as `data` beside a message, and `bare` as they are.
 */
export async function openOn(page: Page, path: string, answers: ByCall, bare: ByCall = {}): Promise<void> {
  const told = Object.entries({ ...always, ...answers });
  const replies = new Map<string, unknown>(told.map(([name, data]) => [name, { data, msg: 'Done by another server' }]));
  for (const [name, reply] of Object.entries(bare)) replies.set(name, reply);
  // Its chat says nothing.
  await page.routeWebSocket('**/ws/chat*', () => undefined);
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = pathname
      .split('/')
      .map((part) => replies.get(part))
      .find((reply) => reply !== undefined);
    const isCall = ['fetch', 'xhr'].includes(request.resourceType()) && json !== undefined;
    await (isCall ? route.fulfill({ json }) : route.fallback());
  });
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await fillSignIn(page);
}
