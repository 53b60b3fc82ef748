import { chatPath, chatRoom } from '@/contract/chat';
import type { OpenWire } from '@/providers/chat/wire';
import type { RuntimeConfig } from '@/providers/config';

/** Connects to a server by websocket: at the deployment's address for it, or on this site. The address has the token, so it is told nowhere. */
export const createNetworkWire =
  ({ websocket, paths }: Pick<RuntimeConfig, 'websocket' | 'paths'>): OpenWire =>
  (token, { opened, received, closed }) => {
    const base = websocket.startsWith('ws') ? websocket : window.location.origin.replace(/^http/, 'ws') + websocket;
    const query = new URLSearchParams({ token, id: String(chatRoom) });
    const socket = new WebSocket(`${base}${paths['chat'] ?? chatPath}?${query}`);
    socket.onopen = () => opened();
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') received(data);
    };
    socket.onclose = () => closed();
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
