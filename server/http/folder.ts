import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';

/** Returns the folder of its site in which the product is, such as `/desk`; empty where it has the whole site. */
export const folderOf = ({ PUBLIC_URL }: Partial<Pick<Config, 'PUBLIC_URL'>>): string =>
  PUBLIC_URL === undefined ? '' : new URL(PUBLIC_URL).pathname.replace(/\/$/, '');

/** Takes a folder off the address of a request, before anything else reads it; a proxy may have done so already. */
export function takeOff(folder: string, incoming: Pick<IncomingMessage, 'url'>): void {
  const { url = '' } = incoming;
  if (folder === '' || !url.startsWith(folder)) return;
  const rest = url.slice(folder.length);
  if (/^(?:[/?]|$)/.test(rest)) incoming.url = rest.startsWith('/') ? rest : `/${rest}`;
}
