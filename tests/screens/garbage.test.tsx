import { screen, waitFor } from '@testing-library/react';
import { addressOf, isAlias } from '@tests/support/addresses';
import { goTo } from '@tests/support/goTo';
import { isLoading } from '@tests/support/loading';
import { renderApp } from '@tests/support/renderApp';
import { expect, test, vi } from 'vitest';
import { screenPaths } from '@/app/routes';
import { publicPaths } from '@/domain/publicPaths';
import { grouped } from '@/domain/rows/grouped';
import { ofTier } from '../../scripts/tiers.mjs';

/** What a parameter of an address may hold that no screen has put there. */
const garbage: readonly string[] = [
  ...['x', '-1', '0', '1e9999', 'NaN', '1.5', '٣', '१', '%', '\0', '9'.repeat(3000), '__proto__', 'constructor', 'null'],
  ...[
    '[object Object]',
    '{"page":1}',
    '[[[',
    '',
    ' ',
    '<b>x</b>',
    '2147483648',
    '../..',
    'n\ny',
    '9'.repeat(12),
    '2083-13',
    'a,b',
  ],
].map(encodeURIComponent);
const undecodable = ['%', '%E0%A4%A', '%FF'];
const texts = [...garbage, ...undecodable];

/** The parameters of all lists, which one module corrects (`validSearch`): one value of each is enough for a list. */
const ofLists: readonly string[] = ['page', 'perPage', 'sort', 'order', 'filter', 'hidden'];
/** What slows a demonstration down, or lets its calls fail, at will. */
const switches: readonly string[] = ['slow', 'fail', 'access'];

const own = screenPaths().filter((path) => !isAlias(path));
const textAt = (place: number) => texts[place % texts.length] ?? '';

/** The addresses with records in their paths, each with garbage in place of one of them: in turn, not all pairs. */
const inPaths = own
  .flatMap((path) => (path.match(/:\w+/g) ?? []).map((name) => ({ path, name })))
  .map(({ path, name }, place) => addressOf(path.replace(name, textAt(place))));
const areas = [...grouped(inPaths, (address) => address.split('/')[1])];

/** The pages, each with the parameters that it works with at the beginning. */
const pages = own
  .filter((path) => !path.includes(':'))
  .map((path) => (path === '/courseplaylistsetup' ? `${path}?courses=1&subcourse=1&subcourse_main_topic=1` : path));

/** The addresses of records. */
const records = [...grouped(own.filter((path) => path.includes(':')).map(addressOf), (address) => address.split('/')[1])];

/** Notes the names of the parameters that pages ask their addresses for. */
function noteNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const noted = <Answer,>(real: (this: URLSearchParams, name: string) => Answer) =>
    function ask(this: URLSearchParams, name: string): Answer {
      names.add(name);
      return real.call(this, name);
    };
  const { get, has, getAll } = URLSearchParams.prototype;
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(noted(get));
  vi.spyOn(URLSearchParams.prototype, 'has').mockImplementation(noted(has));
  vi.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(noted(getAll));
  return names;
}

const namesIn = (asked: Iterable<string>) => [...asked].filter((name) => !switches.includes(name));
/** Returns an address at which each of these parameters holds garbage, at each address another. */
const garbled = (address: string, names: readonly string[]) => {
  const [path = ''] = address.split('?');
  return `${path}?${names.map((name, place) => `${name}=${textAt(place + address.length)}`).join('&')}`;
};

/** Waits until a page has come, and tells whether it stands: an error of rendering is also a complaint of the console. */
async function stands(address: string) {
  await screen.findByRole('heading', { level: 1, hidden: true });
  await waitFor(() => expect(isLoading()).toBe(false));
  expect(screen.queryByText('This page has run into an error.'), address).not.toBeInTheDocument();
}

/** Goes to a page from another one, and waits until it stands: the address changes before what is shown. */
async function comes(address: string) {
  goTo('/settings');
  await waitFor(() => expect(document.title).toMatch(/^Settings · /));
  goTo(address);
  await waitFor(() => expect(document.title).not.toMatch(/^Settings · /));
  await stands(address);
}

test.each(ofTier(areas))('/%s shows a page whatever its paths hold', async (area, addresses) => {
  await renderApp(`/${area}`);
  for (const address of addresses) await comes(address);
});

test.each(ofTier(pages))('%s stands whatever its parameters hold', async (page) => {
  const asked = noteNames();
  const { unmount } = await renderApp(page);
  await stands(page);
  const names = namesIn(asked);
  if (names.length === 0) return;
  const [path = '', search = ''] = page.split('?');
  const all = garbled(page, names);
  await comes(all);
  const others = names.filter((name) => !ofLists.includes(name));
  for (const name of others) {
    const beside = search.split('&').filter((part) => part && !part.startsWith(`${name}=`));
    for (const text of [...texts, `1&${name}=x`]) await comes(`${path}?${[...beside, `${name}=${text}`].join('&')}`);
  }
  if (others.length === 0) return;
  // What comes first also fills in what is kept from then on.
  unmount();
  await renderApp(all);
  await stands(all);
});

test.each(ofTier(records))('the records of /%s stand whatever their parameters hold', async (area, addresses) => {
  const asked = noteNames();
  await renderApp(`/${area}`);
  for (const address of addresses) {
    await comes(address);
    await comes(garbled(address, namesIn(asked)));
  }
});

test.each(ofTier(publicPaths))('%s stands without a session, whatever its parameters hold', async (path) => {
  for (const text of texts) {
    const address = `${path}?${['next', 'reason', 'token', 'uidb64', 'token_valid'].map((name) => `${name}=${text}`).join('&')}`;
    const { unmount } = await renderApp(address, { as: null });
    await stands(address);
    unmount();
  }
});
