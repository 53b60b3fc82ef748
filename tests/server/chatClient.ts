import type { Started } from '@server/start';
import { WebSocket } from 'ws';
import { chatPath } from '@/contract/chat';
import { type ChatLine, createFrames } from '../contract/chatLine';

const open = new Set<WebSocket>();

/** The address of a server's chat. */
export const chatAddress = ({ url }: Pick<Started, 'url'>, token: string, room = '1'): string =>
  `${url.replace('http', 'ws')}${chatPath}?token=${token}&id=${room}`;

/** Connects to a server's chat, as a page of `origin` would; rejects with the status of a refusal. */
export function connectChat(address: string, origin?: string): Promise<ChatLine & { socket: WebSocket }> {
  const { come, end, line } = createFrames();
  const socket = new WebSocket(address, { ...(origin !== undefined && { origin }) });
  open.add(socket);
  socket.on('message', (data) => come(String(data)));
  socket.on('close', (code) => {
    open.delete(socket);
    end(code);
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, response) => reject(response.statusCode));
    socket.on('open', () =>
      resolve({
        ...line,
        socket,
        send: (sent) => socket.send(typeof sent === 'string' ? sent : JSON.stringify(sent)),
        close: () => socket.close(),
      }),
    );
  });
}

/** Breaks off all connections. */
export function breakAll(): void {
  for (const socket of open) socket.terminate();
}
