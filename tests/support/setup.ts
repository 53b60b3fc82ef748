import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import './properties';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetHighlight } from '@/components/ui/feedback/highlight';
import { clearBrowserStorage } from '@/providers/auth/browserStorage';
import { keptDatabase } from '@/providers/kept';
import { clearDatabases } from './clearDatabases';
import { installFiles } from './files';
import { installLabels } from './labels';
import { installLayout } from './layout';
import { installLocks } from './locks';
import { installMathml } from './mathml';
import { isMounted, unmountAll } from './mount';
import { followObjectUrls } from './objectUrls';
import { seenPage } from './seenPage';
import { installSeenStyle } from './seenStyle';
import { installSelectors } from './selectors';
import { settle } from './settle';

// jsdom has none.
globalThis.reportError = (error) => console.error(error);
await installFiles();
installLocks();
installLayout();
installLabels();
installSelectors();
// As `production.ts` sets it for the screens' tests.
if (process.env['NODE_ENV'] === 'production') installSeenStyle();
else installMathml();
// Elements that `mount` has rendered handle events without React's `act`, too.
const { eventWrapper: withAct } = getConfig();
configure({
  // As that of `expect.poll` (vite.config.ts).
  asyncUtilTimeout: 60_000,
  eventWrapper: (fire) => (isMounted() ? fire() : withAct(fire)),
  // The message alone; otherwise the whole page would be printed each time an element isn't there yet.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// react-admin logs every refusal of a server except in production; the router logs an address that can't be decoded; and jsdom has no
// layout.
const expected = /^HttpError: |^The URL path ".*" could not be decoded|^MUI: The popover component is too tall/;

// A message of a browser to developers is a fault of the test that caused it.
const complaints: string[] = [];

beforeEach(() => {
  // Whichever tests ran before in this window.
  followObjectUrls();
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (!expected.test(text)) complaints.push(text);
    });
  }
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.info(`What a person saw when “${task.name}” failed:\n${seenPage()}`);
  unmountAll();
  cleanup();
  await settle();
  // Removes elements that the test left in the page.
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  // Also clears what the browser refused, which the product's modules hold in memory.
  await clearBrowserStorage();
  await keptDatabase.clear();
  forgetHighlight();
  await clearDatabases();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  expect(complaints, 'console.error and console.warn').toEqual([]);
});
