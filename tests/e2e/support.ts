import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type FileChooser,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { type KeptState, keepState, restoreState } from './keptState';

export { expect };

interface OwnFixtures {
  /** The deployment's config.json, where it is not the build's. */
  config: object | undefined;
}

interface OwnOptions {
  /** A part of the addresses at which a server may refuse: the browser complains of that by itself. */
  refused: string | undefined;
}

/** Serves the build for each worker; a page that complains or reaches off the machine fails its test. */
export const test = base.extend<OwnOptions, OwnFixtures & { site: string }>({
  config: [undefined, { option: true, scope: 'worker' }],
  refused: [undefined, { option: true }],
  site: [
    async ({ config }, provide) => {
      const server = await serve({ config });
      await provide(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
  context: async ({ context, refused }, provide) => {
    await prepare(context);
    await expectNoFaults(context, () => provide(context), refused);
  },
});

interface SignedIn {
  context: BrowserContext;
  state: KeptState;
}

/** The same in a browser that is signed in already, once for each worker; each test finds it as it was after that. */
export const testSignedIn = test.extend<object, { signedIn: SignedIn }>({
  signedIn: [
    async ({ browser, site }, provide, { project: { use } }) => {
      const context = await browser.newContext({ baseURL: site, viewport: use.viewport, ...use.contextOptions });
      await prepare(context);
      const page = await context.newPage();
      await signIn(page);
      const state = await keepState(page);
      // It stays: a page of a site that is open already begins in its process, where the product's code is compiled.
      await provide({ context, state });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ signedIn: { context, state } }, provide) => {
    const page = await context.newPage();
    await restoreState(page, state);
    await expectNoFaults(context, () => provide(page));
    await page.close();
  },
});

/** The same in one window for each worker, which goes on from screen to screen by `visit` instead of being loaded for each. */
export const testTouring = testSignedIn.extend<object, { window: Page }>({
  window: [
    async ({ signedIn: { context, state } }, provide) => {
      const page = await context.newPage();
      await restoreState(page, state);
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ signedIn: { context }, window: page, viewport }, provide) => {
    if (viewport) await page.setViewportSize(viewport);
    await expectNoFaults(context, () => provide(page));
  },
});

/** An address at which no screen is. */
export const nowhere = '/nowhere';

/** Goes to an address within the product, in this language; the tab and its lists remember nothing of where it was before. */
export async function visit(page: Page, address: string, locale: string): Promise<void> {
  const spoken = await page.evaluate(() => document.documentElement.dataset.tour);
  if (spoken !== locale) {
    await page.evaluate((key) => localStorage.setItem('locale', key), locale);
    await page.goto(nowhere);
    await page.evaluate((key) => {
      document.documentElement.dataset.tour = key;
    }, locale);
  } else await page.evaluate(go, nowhere);
  const left = page.locator('main h1[data-left]');
  await page.locator('main h1').evaluate((heading) => heading.setAttribute('data-left', ''));
  await page.evaluate(go, address);
  await expect(left).toHaveCount(0);
}

/** As a link within the product does; runs in the page. */
function go(address: string): void {
  for (const key of Object.keys(localStorage)) if (key.endsWith('.listParams')) localStorage.removeItem(key);
  sessionStorage.removeItem('coursedesk.filter');
  window.history.pushState({ idx: (window.history.state?.idx ?? 0) + 1, key: 'tour' }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

async function prepare(context: BrowserContext): Promise<void> {
  // The demo answers at once, unless a test's address says otherwise.
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage['demo.slow'] ??= '0';
  });
  // A page that is asked at the key press for its file dialog may be told too late; this one knows from the start.
  context.on('page', (page) => page.on('filechooser', () => {}));
}

async function expectNoFaults(context: BrowserContext, run: () => Promise<void>, refused?: string): Promise<void> {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const isRefusal = refused !== undefined && message.location().url.includes(refused);
    if (['error', 'warning'].includes(message.type()) && !isRefusal)
      faults.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  };
  const onError = (error: WebError) => faults.push(String(error.error().stack));
  const onRequest = (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(`request to ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  await run();
  context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
  expect(faults, 'complaints of the pages, and requests off the machine').toEqual([]);
}

export const staff = 'staff@coursedesk.test';
export const learner = 'learner@coursedesk.test';
export const otherStaff = 'bikash.tharu@coursedesk.test';
export const password = 'Coursedesk#1';

export const signInButton = (page: Page): Locator => page.getByRole('button', { name: 'Sign in', exact: true });

/** Fills the sign-in form of the page that is open. */
export async function fillSignIn(page: Page, email = staff, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await signInButton(page).click();
}

/** Signs in and waits until the shell stands round the page at `path`. */
export async function signIn(page: Page, path = '/dashboard', email = staff): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await fillSignIn(page, email);
  await expectShell(page);
}

/** Opens an address of who is signed in, and waits until the shell stands round the page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectShell(page);
}

const expectShell = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Logout', includeHidden: true })).toBeVisible();

/** Presses a key or clicks, and gives the dialog that it opens these files. */
export async function chooseFiles(
  page: Page,
  open: () => Promise<void>,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await open();
  await (await opened).setFiles(files);
}

/** Lets a day pass: every access token is over, and refresh tokens are still good. */
export async function expireAccess(context: BrowserContext): Promise<void> {
  await context.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
}

/** Saves the form that has the focus in a session that is over and can't be renewed any more; the way leads to the sign-in page. */
export async function saveAsSessionEnds(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('demo.fail', 'refresh:401'));
  await expireAccess(page.context());
  // The keys, not the button: a screen that reads on by itself may have found out already, and left.
  await page.keyboard.press('Control+s');
  await expect(signInButton(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('demo.fail'));
}
