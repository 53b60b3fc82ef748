import { test as base } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import type { Browser, Engine } from './driver';
import { startFirefox } from './firefox.mjs';
import { type User, userOf } from './user';
import { startWebKit } from './webkit.mjs';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  engine: 'Firefox' | 'WebKit';
  /** The engine, and the address of the build that is served for it. */
  running: Engine & { site: string };
}

interface Fixtures {
  profile: Browser;
  /** Opens a tab beside the first. */
  newTab: () => Promise<User>;
  user: User;
}

const starts = { Firefox: startFirefox, WebKit: startWebKit };

/** Serves the build, and gives each test a tab in a browser in which nobody has signed in. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, provide) => {
      const running = await starts[engine]();
      const { url, close } = await serve();
      console.log(running.version);
      await provide({ ...running, site: url });
      close();
      await running.close();
    },
    { scope: 'worker' },
  ],
  profile: async ({ running }, provide) => {
    const browser = await running.open();
    await provide(browser);
    await browser.close();
  },
  newTab: async ({ profile, running }, provide) => {
    await provide(async () => userOf(await profile.newTab(), running.site));
  },
  user: async ({ newTab }, provide) => {
    const user = await newTab();
    await provide(user);
    // Says where a journey ended that failed.
    if (test.info().errors.length > 0) console.log(await user.run(() => `${location.href}\n${document.body.innerText}`));
  },
});

/** Signs in, and waits for the screen at `path`; the demo answers at once in this tab. */
export async function signIn(user: User, path = '/dashboard'): Promise<void> {
  await user.goto(`/login?slow=0&next=${encodeURIComponent(path)}`);
  await user.fill('textbox', /^Email/, 'staff@coursedesk.test');
  await user.press('Tab');
  await user.type('Coursedesk#1');
  await user.press('Enter');
  await user.until(`${path} is shown`, () =>
    user.run((going) => location.pathname + location.search === going && document.querySelector('main h1') !== null, path),
  );
}
