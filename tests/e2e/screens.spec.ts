import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import { expectAccessible } from './accessibility';
import { expect, signIn, test } from './support';

/** A real address for each screen whose path has parameters. */
const filled: Record<string, string> = {
  '/coursesetup/category_edit/:id': '/coursesetup/category_edit/public-service-commission',
  '/coursesetup/viewCategoryDetails/:id': '/coursesetup/viewCategoryDetails/public-service-commission',
  '/coursesetup/coursecategorysetup/edit/:id': '/coursesetup/coursecategorysetup/edit/1',
  '/coursesetup/coursecategorysetup/view/:id': '/coursesetup/coursecategorysetup/view/1',
  '/coursesetup/coursecategorysetup/:id': '/coursesetup/coursecategorysetup/1',
  '/coursesetup/coursecategorysetup/:id/show': '/coursesetup/coursecategorysetup/1/show',
};

const routes = await runnerImport<typeof import('@/app/routes')>(
  fileURLToPath(new URL('../../src/app/routes.ts', import.meta.url)),
  {
    resolve: { tsconfigPaths: true },
  },
);

for (const path of [...routes.module.screenPaths(), '/nowhere']) {
  test(`${path} is accessible`, async ({ page }) => {
    const address = filled[path] ?? path;
    expect(address, 'an address without parameters').not.toContain(':');
    await signIn(page, address);
    await expectShown(page);
    // One that leads on is the other screen's, and is looked at there.
    if (new URL(page.url()).pathname === address) await expectAccessible(page, expectShown);
  });
}

/** The page has its heading, and all that it loads has come. */
async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeAttached();
  await expect(page.locator('.MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);
}
