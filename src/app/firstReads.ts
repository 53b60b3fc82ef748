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

/** Milliseconds that the first render waits for what it shows, where that has been asked for ahead. */
const patience = 100;

/**
 * Makes sure who is there, and reads what the screen at an address begins with, before it is rendered: what is there already is rendered
 * once. What goes wrong goes wrong again where it is told.
 */
export async function firstReads(pathname: string, { queryClient, authProvider, client }: Parts): Promise<void> {
  try {
    await authProvider.checkAuth({});
  } catch {
    return;
  }
  // As react-admin's `useAuthState` and `useGetIdentity` keep it.
  queryClient.setQueryData(['auth', 'checkAuth', {}], true);
  queryClient.setQueryData(['auth', 'getIdentity'], await authProvider.getIdentity?.());
  const read = (call: Call) => queryClient.query(readQuery(client, call, {})).catch(() => undefined);
  const screen = async () => Promise.all((await callsOf(pathname)).map(read));
  const shown = Promise.all([read(menuCalls.getMenu), screen()]);
  if (isAskedAhead()) await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** What the page at an address begins with, asked for as soon as somebody goes there, and not only once it is rendered. */
export async function readsOfPage(pathname: string, { queryClient, client }: Omit<Parts, 'authProvider'>): Promise<void> {
  if (pageOf(pathname) !== pathname.replace(/\/+$/, '')) return;
  const read = (call: Call) => queryClient.query(readQuery(client, call, {})).catch(() => undefined);
  // What goes wrong here goes wrong again where it is told.
  await Promise.all((await callsOf(pathname).catch(() => [])).map(read));
}

/**
 * The calls without input that a screen begins with: of its resource's list, or those that its route names. A record that is found in its list
 * is looked for in one that is read anew, so that list is left to it.
 */
async function callsOf(pathname: string): Promise<readonly Call[]> {
  const { resource, isList, reads } = readsOf(pathname);
  const { list, one } = (await adapters[resource]?.()) ?? {};
  const isFirst = list && (isList || one) && !list.body && pathParams(list.path).length === 0;
  return isFirst ? [list, ...reads] : reads;
}
