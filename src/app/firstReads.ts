import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { type Call, pathParams } from '@/contract/call';
import { menuCalls } from '@/contract/menu';
import { isAskedAhead } from '@/providers/api/ahead';
import type { Client } from '@/providers/api/client';
import { readQuery } from '@/providers/data/reads';
import { adapters } from './areas';
import { pageOf, readsOf } from './routes';

interface Parts {
  queryClient: QueryClient;
  authProvider: AuthProvider;
  client: Client;
}

/** How long a page waits for its records before it is rendered without them, in milliseconds. */
const patience = {
  /** The first one, if its records were requested ahead. */
  first: 100,
  /** Any other, while the page before it is still shown: so short a wait isn't perceived. */
  next: 50,
};

/**
 * Checks the session and reads the calls of the screen at an address before it is rendered, so that it renders once. A failure here is
 * ignored: it happens again, and is reported, in the screen.
 */
export async function firstReads(pathname: string, { queryClient, authProvider, client }: Parts): Promise<void> {
  try {
    await authProvider.checkAuth({});
  } catch {
    return;
  }
  const read = (call: Call) => queryClient.query(readQuery(client, call, {})).catch(() => undefined);
  const screen = async () => Promise.all((await callsOrNone(pathname)).map(read));
  const shown = Promise.all([read(menuCalls.getMenu), screen()]);
  if (isAskedAhead()) await Promise.race([shown, elapsed(patience.first)]);
}

/**
 * Reads the calls of the page at an address as soon as somebody navigates there, not only once it is rendered. Resolves once those are
 * answered of which no answer was there, or soon.
 */
export async function readsOfPage(pathname: string, { queryClient, client }: Omit<Parts, 'authProvider'>): Promise<void> {
  if (pageOf(pathname) !== pathname.replace(/\/+$/, '')) return;
  const reads = (await callsOrNone(pathname)).map((call) => readQuery(client, call, {}));
  const isNew = reads.map(({ queryKey }) => queryClient.getQueryData(queryKey) === undefined);
  // A failure is ignored: it happens again, and is reported, in the screen.
  const answers = reads.map((read) => queryClient.query(read).catch(() => undefined));
  await Promise.race([Promise.all(answers.filter((_, place) => isNew[place])), elapsed(patience.next)]);
}

const elapsed = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The same as `callsOf`; none if they can't be fetched, which the screen reports. */
const callsOrNone = (pathname: string): Promise<readonly Call[]> => callsOf(pathname).catch(() => []);

/**
 * Returns the calls without input with which a screen begins: its resource's list or tree, or those that its route names. A record that is
 * found in its list is read from a fresh list, so that list is left to its screen.
 */
async function callsOf(pathname: string): Promise<readonly Call[]> {
  const { resource, isList, reads } = readsOf(pathname);
  const { list, one, tree, branches = [] } = (await adapters[resource]?.()) ?? {};
  const own = isList || one ? [list] : [];
  return [...own, tree, ...branches, ...reads].filter((call) => call !== undefined).filter(isWithoutInput);
}

const isWithoutInput = ({ body, path }: Call): boolean => !body && pathParams(path).length === 0;
