/** What a connection tells of itself. */
export interface WireEvents {
  opened(): void;
  received(text: string): void;
  /** Comes once, also of one that never opened, and of one that was closed here. */
  closed(): void;
}

/** A connection to the chat, over the network or to the demo in the tab. */
export interface Wire {
  /** Sends a text; one that is sent while the connection breaks is lost. */
  send(text: string): void;
  close(): void;
}

/** Begins to connect; a token that is refused closes the connection, as anything else that fails. */
export type OpenWire = (token: string, events: WireEvents) => Wire;
