import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer, stopServer } from './builtServer';
import { addPopup, categoryList, fillCategory, save, search } from './categories';
import { messages, write } from './chat';
import { expect, otherStaff, signIn, test } from './support';

interface Running {
  url: string;
  /** Opens a browser that knows nothing of the others. */
  visit(): Promise<Page>;
  restart(): Promise<void>;
}

/** Runs the built server with the demo's records in a folder of its own. */
const testOnServer = test.extend<object, { server: Running }>({
  server: [
    async ({ browser }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'coursedesk-'));
      const { url, ...first } = await startServer({ DATA_DIR: folder, PORT: '0' });
      let { server } = first;
      await provide({
        url,
        visit: () => browser.newPage({ baseURL: url }),
        restart: async () => {
          await stopServer(server);
          ({ server } = await startServer({ DATA_DIR: folder, PORT: new URL(url).port }));
        },
      });
      await stopServer(server);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [async ({ server }, provide) => provide(server.url), { scope: 'worker' }],
});

testOnServer('what is saved on the server is there after a restart, and in another browser', async ({ page, server }) => {
  await signIn(page, `${categoryList}/add`);
  await fillCategory(addPopup(page), { name: 'Forest Service', code: 'FOR' });
  await save(addPopup(page));
  await expect(addPopup(page)).toBeHidden();
  // The page loads other screens while it is idle.
  await page.goto('about:blank');
  await server.restart();
  await page.goto(categoryList);
  await search(page).fill('Forest');
  await expect(page.getByRole('region').getByText('Forest Service')).toBeVisible();

  const other = await server.visit();
  await signIn(other, categoryList, otherStaff);
  await search(other).fill('Forest');
  await expect(other.getByRole('region').getByText('Forest Service')).toBeVisible();
  await other.close();
});

testOnServer('two people chat, and what one writes while the server restarts arrives once', async ({ server }) => {
  const [one, other] = [await server.visit(), await server.visit()];
  await signIn(one, '/chat');
  await signIn(other, '/chat', otherStaff);
  for (const tab of [one, other]) await expect(tab.getByText('Connected')).toBeVisible();
  await write(one, 'नमस्ते, is the roster ready?');
  await expect(messages(other).getByText('नमस्ते, is the roster ready?')).toBeVisible();

  const back = server.restart();
  await expect(one.getByText(/^No connection/)).toBeVisible();
  await write(one, 'I will be late');
  await back;
  for (const tab of [one, other]) await expect(tab.getByText('Connected')).toBeVisible();
  // On a slow machine the server is away for longer than a message waits.
  await expect(messages(one).getByText('Sending…')).toBeHidden();
  const again = messages(one).getByRole('button', { name: 'Send again' });
  if (await again.isVisible()) await again.click();
  for (const tab of [one, other]) {
    await expect(messages(tab).getByText('I will be late')).toHaveCount(1);
  }
  await expect(messages(one).getByText('Sending…')).toBeHidden();
  await write(other, 'It is');
  await expect(messages(one).getByText('It is', { exact: true })).toBeVisible();
  for (const tab of [one, other]) await tab.close();
});
