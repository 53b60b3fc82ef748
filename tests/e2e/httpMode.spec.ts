import { readFileSync } from 'node:fs';
import { expect, fillSignIn, test } from './support';

test.use({ config: { mode: 'http' } });

const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const demoChunk = manifest['src/providers/demo/createDemo.ts']?.file;

test('a deployment with a server asks that server, and never loads the demo', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/*', (route) => {
    if (['fetch', 'xhr'].includes(route.request().resourceType()) && !route.request().url().endsWith('/config.json')) {
      return route.fulfill({ status: 200, json: { msg: 'no such answer' } });
    }
    return route.continue();
  });
  await page.goto('/login');
  await fillSignIn(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(asked.filter((path) => path.includes('login'))).toHaveLength(2);
  expect(demoChunk).toBeDefined();
  expect(asked).not.toContain(`/${demoChunk}`);
});
