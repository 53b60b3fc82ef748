import { readFileSync } from 'node:fs';
import { test as plain } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { expect, password, signIn, staff, test } from './support';

test('the licences of all that is shipped stand behind the footer’s link', async ({ page, context }) => {
  await signIn(page);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click(),
  ]);
  await expect(opened).toHaveURL('/licences.txt');
  const licences = await opened.locator('body').innerText();
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  // The first two only re-export other packages; the others run on the server, and aren't part of the application.
  const onServer = [
    '@electric-sql/pglite',
    '@hono/node-server',
    '@node-rs/argon2',
    'age-encryption',
    'aws4fetch',
    'busboy',
    'jsdom',
    'nodemailer',
    'openid-client',
    'pg',
    'pino',
    'prom-client',
    'tar-stream',
    'ws',
  ];
  const without = new Set(['react-admin', 'react-router-dom', ...onServer]);
  const shipped = Object.entries(dependencies).filter(([name]) => !without.has(name));
  for (const [name, version] of shipped) expect(licences).toContain(`${name} ${version} (`);
  for (const title of ['GNU GENERAL PUBLIC LICENSE', 'SIL OPEN FONT LICENSE', 'Apache License', 'MIT License', 'BSD 3-Clause']) {
    expect(licences).toContain(title);
  }
});

test('the page’s own script isn’t preloaded, because it is running', async ({ page }) => {
  await signIn(page);
  const entry = await page.locator('script[type=module]').getAttribute('src');
  await expect(page.locator('link[rel=modulepreload]').nth(20)).toBeAttached();
  await expect(page.locator(`link[rel=modulepreload][href$="${entry}"]`)).toHaveCount(0);
});

// `plain`, because the browser logs the status as an error, and the router the address.
plain('an address that can’t be decoded says that nothing stands there', async ({ page }) => {
  const { url, close } = await serve();
  for (const path of ['/coursesetup/viewCourseDetails/%', '/coursesetup/coursecategorysetup/edit/%E0%A4']) {
    const response = await page.goto(url + path);
    expect(response?.status()).toBe(400);
    if (path.endsWith('%')) {
      await page.getByLabel('Email').fill(staff);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'There is no such page', level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  }
  close();
});
