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
import { ahead, moveClock } from '../../scripts/clock.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type KeptState, keepState, restoreState } from './keptState';

export { expect };

interface OwnFixtures {
  /** A config.json to serve instead of the build's. */
  config: object | undefined;
}

interface OwnOptions {
  /** A part of the addresses that may be refused: the browser logs each refusal as an error. */
  refused: string | undefined;
  /** A part of the addresses of other machines that the test answers for. */
  answered: string | undefined;
}

/** Serves the build for each worker. A test fails if its page logs a fault or sends a request off the machine. */
export const test = base.extend<OwnOptions, OwnFixtures & { site: string }>({
  config: [undefined, { option: true, scope: 'worker' }],
  refused: [undefined, { option: true }],
  answered: [undefined, { option: true }],
  site: [
    async ({ config }, provide) => {
      const server = await serve({ config });
      await provide(server.url);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
  context: async ({ context, refused, answered }, provide) => {
    await prepare(context);
    await expectNoFaults(context, () => provide(context), { refused, answered });
  },
});

interface SignedIn {
  context: BrowserContext;
  state: KeptState;
}

/** Like `test`, but signed in once for each worker; each test starts with the browser's state right after that. */
export const testSignedIn = test.extend<object, { signedIn: SignedIn }>({
  signedIn: [
    async ({ browser, site }, provide, { project: { use } }) => {
      const context = await browser.newContext({ baseURL: site, viewport: use.viewport, ...use.contextOptions });
      await prepare(context);
      const page = await context.newPage();
      await signIn(page);
      const state = await keepState(page);
      // The page stays open, because further pages of the site share its process, where the product's code is already compiled.
      await provide({ context, state });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ signedIn: { context, state } }, provide) => {
    const page = await context.newPage();
    await restoreState(page, state);
    await expectNoFaults(context, () => provide(page));
    // A window that stays open would find the next test's session gone while it is put back, and sign out.
    await Promise.all(
      context
        .pages()
        .slice(1)
        .map((each) => each.close()),
    );
  },
});

/** Like `testSignedIn`, but in one window for each worker, in which `visit` opens each screen without a reload. */
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

/** An address without a screen. */
export const nowhere = '/nowhere';

/** Opens an address within the product, in this language, without what the tab and its lists remember of earlier visits. */
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

/** Navigates as a link within the product does. Runs in the page. */
function go(address: string): void {
  for (const key of Object.keys(localStorage)) if (key.endsWith('.listParams')) localStorage.removeItem(key);
  sessionStorage.removeItem('coursedesk.filter');
  window.history.pushState({ idx: (window.history.state?.idx ?? 0) + 1, key: 'tour' }, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript(moveClock, ahead);
  // The demo answers at once, unless a test's address says otherwise.
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage['demo.slow'] ??= '0';
  });
  // Intercepts file dialogs from the start, because doing so only at the key press may be too late.
  context.on('page', (page) => page.on('filechooser', () => {}));
}

async function expectNoFaults(
  context: BrowserContext,
  run: () => Promise<void>,
  { refused, answered }: Partial<OwnOptions> = {},
): Promise<void> {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    // React logs the error of refused code with another address.
    const isRefusal = refused !== undefined && `${message.location().url} ${message.text()}`.match(`${refused}|ui.unreachable`);
    if (['error', 'warning'].includes(message.type()) && !isRefusal)
      faults.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  };
  const onError = (error: WebError) => faults.push(String(error.error().stack));
  const onRequest = (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    const isAnswered = answered !== undefined && request.url().includes(answered);
    if (protocol.startsWith('http') && hostname !== 'localhost' && !isAnswered) faults.push(`request to ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  await run();
  context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
  expect(faults, 'errors and warnings of the pages, and requests to other machines').toEqual([]);
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

/** Signs in, and waits until the shell is rendered at `path`. */
export async function signIn(page: Page, path = '/dashboard', email = staff): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(path)}`);
  await fillSignIn(page, email);
  await expectShell(page);
}

/** Opens an address for a person who is signed in, and waits for the shell. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectShell(page);
}

const expectShell = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Logout', includeHidden: true })).toBeVisible();

/** Waits for the page's heading, and until nothing is loading. */
export async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeAttached();
  await expect(page.locator('.MuiSkeleton-root, [role=status] i, [role=progressbar]')).toHaveCount(0);
}

/** Opens a file dialog by `open`, and chooses these files in it. */
export async function chooseFiles(
  page: Page,
  open: () => Promise<void>,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  await open();
  await (await opened).setFiles(files);
}

/** The time of the pages' clock, in milliseconds. */
export const now = (): number => Date.now() + ahead;

/** Lets a day pass: access tokens have expired, refresh tokens are still valid. */
export async function expireAccess(context: BrowserContext): Promise<void> {
  await context.clock.setSystemTime(now() + 24 * 60 * 60 * 1000);
}

/** Saves the focused form in an expired session that can't be renewed, and waits for the sign-in page. */
export async function saveAsSessionEnds(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('demo.fail', 'refresh:401'));
  await expireAccess(page.context());
  // By key, because the button may be gone: a screen that polls may have left for the sign-in page already.
  await page.keyboard.press('Control+s');
  await expect(signInButton(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('demo.fail'));
}
