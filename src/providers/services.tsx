import { createContext, useContext } from 'react';
import type { Activity } from './api/activity';
import type { Client } from './api/client';
import type { Media } from './api/media';
import type { SessionKeeper } from './auth/session';
import type { ChatClient } from './chat/chatClient';
import type { RuntimeConfig } from './config';
import type { Notices } from './notices';

/** The demo's own services. */
export interface DemoServices {
  reset(): Promise<void>;
  outbox(): Promise<readonly { iid: number; to: string; subject: string; link: string; sent_at: string }[]>;
}

/** The services that the product is connected to. */
export interface Services {
  config: RuntimeConfig;
  client: Client;
  media: Media;
  session: SessionKeeper;
  activity: Activity;
  /** The server's messages after successful writes. */
  notices: Notices;
  /** Tells of each write, whether or not the server says something of it. */
  changes: Notices;
  /** Opens the chat, whose code loads with it; rejects where that fails, and the next call tries again. */
  chat(): Promise<ChatClient>;
  demo?: DemoServices;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export const ServicesProvider = ServicesContext.Provider;

/** The services; undefined where something is shown outside of the product, as in a test. */
export const useServicesAround = (): Services | undefined => useContext(ServicesContext);

/** The stored files, where there are any. */
export const useMedia = (): Media | undefined => useServicesAround()?.media;

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('There are no services round this component');
  return services;
}
