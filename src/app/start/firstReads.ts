import type { QueryClient } from '@tanstack/react-query';
import { type Call, pathParams } from '@/contract/call';
import { menuCalls } from '@/contract/menu';
import type { Client } from '@/providers/api/client';
import { readQuery } from '@/providers/data/reads';
import { adapters } from '../areas';
import { pageOf, readsOf } from '../routes';

interface Sources {
  queryClient: QueryClient;
  client: Client;
}

/** Requests the sidebar and the calls of the screen at an address, while the screen is still being rendered. */
export function firstReads(pathname: string, sources: Sources): void {
  request(menuCalls.getMenu, sources);
  void readScreen(pathname, sources);
}

/** Requests the calls of the page at an address as soon as somebody navigates there, not only once it is rendered. */
export function readsOfPage(pathname: string, sources: Sources): void {
  if (pageOf(pathname) === pathname.replace(/\/+$/, '')) void readScreen(pathname, sources);
}

async function readScreen(pathname: string, sources: Sources): Promise<void> {
  // The screen reports calls that can't be fetched.
  for (const call of await callsOf(pathname).catch(() => [])) request(call, sources);
}

/** A failure is ignored: it happens again, and is reported, in the screen. */
function request(call: Call, { queryClient, client }: Sources): void {
  queryClient.query(readQuery(client, call, {})).catch(() => undefined);
}

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
