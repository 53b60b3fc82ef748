import { screen, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRefusals } from '@/providers/storage/refusals';

const list = '/coursesetup/coursecategorysetup';

const given: (() => void)[] = [];
afterEach(() => {
  for (const restore of given.splice(0)) restore();
  // Before the next steps, which clear the databases.
  vi.restoreAllMocks();
  forgetRefusals();
});

/** Gives the page another object of the browser until the test ends. */
function give(holder: object, name: string, value: unknown) {
  const own = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  given.push(() => (own ? Object.defineProperty(holder, name, own) : Reflect.deleteProperty(holder, name)));
}

const refuse = () => {
  throw new DOMException('No', 'SecurityError');
};
const reject = async () => refuse();
const grantNothing = async () => ({});

const lacks: Record<string, () => void> = {
  'no locks': () => give(navigator, 'locks', undefined),
  'locks that throw': () => give(navigator, 'locks', { request: refuse, query: refuse }),
  'locks that reject': () => give(navigator, 'locks', { request: reject, query: reject }),
  'locks that grant nothing': () => give(navigator, 'locks', { request: grantNothing, query: grantNothing }),
  'no database': () => give(globalThis, 'indexedDB', undefined),
  'a database that isn’t opened': () => void vi.spyOn(indexedDB, 'open').mockImplementation(refuse),
  'a full database': () => void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse),
  'a key that can’t be read': () => {
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function read(this: IDBObjectStore, ...wanted) {
      return this.name === 'keys' ? refuse() : get.apply(this, wanted);
    });
  },
  'no encryption': () => void vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(reject),
  'no key for it': () => void vi.spyOn(crypto.subtle, 'generateKey').mockImplementation(reject),
  'no digests': () => void vi.spyOn(crypto.subtle, 'digest').mockImplementation(reject),
  'full web storages': () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  'blocked web storages': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);
  },
};

test.each(Object.keys(lacks))('in a browser with %s, somebody signs in, finds a list and saves', async (lack) => {
  lacks[lack]?.();
  const { user } = await renderApp(`/login?next=${list}`, { as: null });
  await user.type(await screen.findByLabelText('Email'), 'staff@coursedesk.test');
  await user.type(screen.getByLabelText('Password'), 'Coursedesk#1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Course Category Setup' })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Add Course Category' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Add Course Category' }));
  await user.type(await popup.findByRole('textbox', { name: /Category Name/ }), 'Hydrology Service');
  await user.type(popup.getByRole('textbox', { name: /Category Code/ }), 'HYD');
  await user.click(popup.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Course category created successfully')).toBeVisible();
  expect(await screen.findByRole('cell', { name: 'Hydrology Service' })).toBeVisible();
});
