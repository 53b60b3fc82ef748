import { launch } from 'puppeteer-core';

/**
 * Starts Firefox without a window; Puppeteer controls it over WebDriver BiDi.
 * @returns {Promise<import('./driver').Engine>}
 */
export async function startFirefox() {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  return {
    version: await firefox.version(),
    async open() {
      const context = await firefox.createBrowserContext();
      return { newTab: async () => tabOf(await context.newPage()), close: () => context.close() };
    },
    close: () => firefox.close(),
  };
}

function tabOf(page) {
  const { keyboard } = page;
  // A question before leaving the page would wait for ever.
  page.on('dialog', (dialog) => dialog.accept());
  return {
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    run: (work, ...args) => page.evaluate(work, ...args),
    inject: (script) => page.evaluate(script),
    click: async (find, ...args) => (await page.evaluateHandle(find, ...args)).click(),
    choose: async (path, find, ...args) => (await page.evaluateHandle(find, ...args)).uploadFile(path),
    async press(...keys) {
      for (const key of keys) await keyboard.down(key);
      for (const key of keys.toReversed()) await keyboard.up(key);
    },
    type: (text) => keyboard.type(text),
  };
}
