import { createContext, useContext } from 'react';
import type { MessageArgs } from '@/contract/message';
import type { RuntimeConfig } from '@/providers/config';
import type { Locale } from '@/providers/i18n/locale';
import type { Services } from '@/providers/services';
import type { PublicMessageKey } from './translate';

export interface Notice {
  kind: 'success' | 'error';
  text: string;
}

/** What every page outside the shell can use. */
export interface PublicContext {
  config: RuntimeConfig;
  /** Connects on first use: its code is not part of the page. */
  services: () => Promise<Services>;
  /** Goes to a path of these pages or of the shell without reloading; rejects if the shell can't be fetched. */
  go: (path: string) => Promise<void>;
  locale: Locale;
  t: (key: PublicMessageKey, args?: MessageArgs) => string;
  /** Shows a text above the pages; it outlives a change of page. */
  notify: (notice: Notice | undefined) => void;
}

export const PublicPage = createContext<PublicContext | undefined>(undefined);

export function usePublic(): PublicContext {
  const context = useContext(PublicPage);
  if (!context) throw new Error('There are no public pages round this component');
  return context;
}
