import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { freePort } from '../support/freePort';
import { startServer, stopServer } from './builtServer';
import { addPopup, editPopup, fillCategory, nameField, save } from './categories';
import { messages, write } from './chat';
import { expect, fillSignIn, signInButton, test } from './support';

/** Starts the built server below a path of its site; returns its address with that path. */
async function startBelow() {
  const folder = mkdtempSync(join(tmpdir(), 'coursedesk-'));
  const port = String(await freePort());
  const { server, url } = await startServer({ DATA_DIR: folder, PORT: port, PUBLIC_URL: `http://localhost:${port}/desk` });
  return {
    site: url,
    stop: async () => {
      await stopServer(server);
      rmSync(folder, { recursive: true });
    },
  };
}

const isDrawn = (picture: Locator) => picture.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth > 0);

test('below a path of its site the product is whole, and asks for nothing outside of it', async ({ page }) => {
  const { site, stop } = await startBelow();
  try {
    await journey(page, site);
  } finally {
    await page.close();
    await stop();
  }
});

async function journey(page: Page, site: string): Promise<void> {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !`${request.url()}/`.startsWith(`${site}/`)) outside.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(`${site.replace('http', 'ws')}/ws/`)) outside.push(socket.url());
  });

  // A deep link leads back after signing in, and stays after a reload.
  const list = `${site}/coursesetup/coursecategorysetup`;
  await page.goto(`${list}/edit/1`);
  await expect(signInButton(page)).toBeVisible();
  expect(page.url()).toMatch(`${site}/login?next=%2Fcoursesetup`);
  await fillSignIn(page);
  await expect(nameField(editPopup(page))).not.toHaveValue('');
  await page.reload();
  await expect(nameField(editPopup(page))).not.toHaveValue('');
  expect(page.url()).toBe(`${list}/edit/1`);

  // A popup over a list, by its key, and back.
  await page.goto(list);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('n');
  await fillCategory(addPopup(page), { name: 'Forest Service', code: 'FOR' });
  expect(page.url()).toBe(`${list}/add`);
  await save(addPopup(page));
  await expect(addPopup(page)).toBeHidden();
  await expect(page.getByRole('region').getByText('Forest Service')).toBeVisible();
  expect(page.url()).toMatch(list);

  // A link of the menu, and back.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(`${site}/dashboard/`);
  await page.goBack();
  await expect(page.getByRole('region').getByText('Forest Service')).toBeVisible();

  // Pictures: the office's, and one of a record.
  await expect.poll(() => isDrawn(page.locator('img[src^="/desk/media/company_logo/"]').first())).toBe(true);
  await page.goto(`${site}/coursesetup/viewCourseDetails/section-officer-preparation`);
  await expect.poll(() => isDrawn(page.getByRole('img', { name: 'Banner Image' }))).toBe(true);

  // Asked for while one signs out, it would be refused.
  const noticed = page.waitForResponse(/getNotices/);
  await page.goto(`${site}/chat`);
  await expect(page.getByText('Connected')).toBeVisible();
  await write(page, 'Is the roster ready?');
  await expect(messages(page).getByText('Is the roster ready?')).toBeVisible();
  await expect(messages(page).getByText('Sending…')).toBeHidden();

  await noticed;
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signInButton(page)).toBeVisible();
  expect(page.url()).toBe(`${site}/login`);
  expect(outside).toEqual([]);
}
