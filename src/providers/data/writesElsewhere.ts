/** Joins the tabs of this browser: what one of them writes, the others read again. */
export interface Tabs {
  /** Tells the other tabs that something was written. */
  tell(): void;
  close(): void;
}

const name = 'coursedesk-written';

/** How long further writes are waited for, in milliseconds: an action on many records writes many times. */
const rest = 500;

/** Joins them; `onWritten` is called once for writes that follow each other closely. A browser without channels joins nothing. */
export function joinTabs(onWritten: () => void): Tabs {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  const post = channel.postMessage.bind(channel);
  let timer: ReturnType<typeof setTimeout> | undefined;
  channel.onmessage = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onWritten();
    }, rest);
  };
  return {
    tell: () => post('written'),
    close: () => {
      clearTimeout(timer);
      channel.close();
    },
  };
}
