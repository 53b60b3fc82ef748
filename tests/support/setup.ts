import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import './properties';
import { Blob, File } from 'node:buffer';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetHighlight } from '@/components/ui/feedback/highlight';
import { clearBrowserStorage } from '@/providers/auth/browserStorage';
import { keptDatabase } from '@/providers/kept';
import { installLayout } from './layout';
import { installLocks } from './locks';
import { isMounted, unmountAll } from './mount';
import { followObjectUrls } from './objectUrls';
import { seenPage } from './seenPage';
import { installSeenStyle } from './seenStyle';
import { settle } from './settle';

/** Empties every database but doesn't delete it, because the product's modules keep theirs open. */
async function clearDatabases(): Promise<void> {
  const known = await indexedDB.databases();
  await Promise.all(known.map(({ name = '' }) => clearDatabase(name)));
}

const clearDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const stores = [...database.objectStoreNames];
      const transaction = database.transaction(stores, 'readwrite');
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      for (const store of stores) transaction.objectStore(store).clear();
    };
  });

/** Installs Node's File and FormData, because Node's Request, which calls the demo, doesn't accept jsdom's. */
async function installFiles(): Promise<void> {
  const DomFormData = FormData;
  const ofNode = await new Response(new URLSearchParams()).formData();
  const construct = (target: object, [element]: [HTMLFormElement?]): FormData => {
    const form: FormData = Reflect.construct(Object(target), []);
    if (element) for (const [name, value] of new DomFormData(element)) form.append(name, value);
    return form;
  };
  Object.assign(globalThis, { Blob, File, FormData: new Proxy(ofNode.constructor, { construct }) });
}

/** Gives a formula's elements the style of their parents: jsdom gives them none, and fails when it computes it. */
function installMathml(): void {
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    const formula = element.closest('math');
    return computed(formula?.parentElement ?? element, pseudo);
  };
}

const labelled = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/**
 * Finds a label's control, and an element's labels, by ids. jsdom searches the whole page for each label, once for each element whose name
 * is needed: a quarter of the time of a long form's tests. What isn't in the page, and a control within its label, is left to jsdom.
 */
function installLabels(): void {
  shorten(HTMLLabelElement.prototype, 'control', (label: HTMLLabelElement) => {
    if (!label.htmlFor) return undefined;
    const named = document.getElementById(label.htmlFor);
    return labelled.some((kind) => named instanceof kind) ? named : null;
  });
  for (const { prototype } of labelled) {
    shorten(prototype, 'labels', (element: HTMLElement) =>
      Array.prototype.filter.call(document.getElementsByTagName('label'), ({ control }) => control === element),
    );
  }
}

/** Makes a property's getter search this way first; what it leaves undefined, jsdom finds. */
function shorten<Of extends HTMLElement>(prototype: Of, property: 'control' | 'labels', find: (of: Of) => unknown): void {
  const own = Object.getOwnPropertyDescriptor(prototype, property)?.get;
  function found(this: Of) {
    const answer = this.getRootNode() === document ? find(this) : undefined;
    return answer === undefined ? own?.call(this) : answer;
  }
  // Once for each window, which several test files may share.
  if (own?.name !== found.name) Object.defineProperty(prototype, property, { configurable: true, get: found });
}

/** Whether a selector is an id or an element's name, which jsdom finds at once. */
const isPlain = (selector: string): boolean => /^#?[\w-]+$/.test(selector);

/**
 * Makes `querySelector` take the first result of `querySelectorAll`: jsdom's own search for the first takes three times as long, except for
 * ids and names, and was a tenth of the screen tests' time.
 */
function installSelectors(): void {
  listenOnce();
  for (const { prototype } of [Document, DocumentFragment, Element]) {
    const own: unknown = Object.getOwnPropertyDescriptor(prototype, 'querySelector')?.value;
    // Once for each window, which several test files may share.
    if (typeof own !== 'function' || own.name === 'firstOfAll') continue;
    const firstOfAll = function firstOfAll(this: ParentNode, selector: string): unknown {
      return isPlain(selector) ? Reflect.apply(own, this, [selector]) : (this.querySelectorAll(selector)[0] ?? null);
    };
    Object.defineProperty(prototype, 'querySelector', {
      configurable: true,
      writable: true,
      enumerable: true,
      value: firstOfAll,
    });
  }
}

/**
 * Makes jsdom's own window call the listeners of the page's selectors alone. jsdom adds nine for each document, such as one that a text is
 * parsed into, and never removes them: each click would call thousands.
 */
function listenOnce(): void {
  const own = window.jsdom.window;
  // Once for each window, which several test files may share.
  if (own.addEventListener.name === listenUnlessOfSelectors.name) return;
  // Adds those of the page itself.
  document.querySelectorAll('html');
  const listen = own.addEventListener.bind(own);
  own.addEventListener = listenUnlessOfSelectors;

  function listenUnlessOfSelectors(...[type, listener, options]: Parameters<typeof listen>): void {
    if (!isOfSelectors(listener)) listen(type, listener, options);
  }
}

const isOfSelectors = (listener: EventListenerOrEventListenerObject): boolean =>
  typeof listener === 'function' && /^_handle(?:Focus|Keyboard|Mouse)Event$/.test(listener.name);

declare global {
  interface Window {
    /** The window as jsdom made it; vitest's global is a copy. */
    jsdom: { window: Window };
  }
}

// jsdom has none.
globalThis.reportError = (error) => console.error(error);
await installFiles();
installLocks();
installLayout();
installLabels();
installSelectors();
// As `screens.ts` sets it for the screens' tests.
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

/** Takes the focus from an element that is gone: jsdom would take the next for one that no key has led to. */
function leaveFocus(): void {
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  input.blur();
  input.remove();
}

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
  leaveFocus();
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
