import type { Page } from '@playwright/test';

/** Keeps back what is requested from an address; returns a function that lets it go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
