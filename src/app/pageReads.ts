import { createContext } from 'react';

/** How long the page that is left stays for the next one's records, in milliseconds: only after that a shape of what comes is shown. */
const patience = 200;

/** What is asked for as somebody goes to a page. */
export interface PageReads {
  /** Asks for what the page at an address begins with. */
  begin: (pathname: string) => void;
  /** Resolves once that has come, or too late; undefined where nothing is waited for. */
  awaited: (pathname: string) => Promise<unknown> | undefined;
}

export const PageReadsContext = createContext<PageReads>({ begin: () => {}, awaited: () => undefined });

/** Remembers of one page at a time what is on its way. */
export function createPageReads(read: (pathname: string) => Promise<unknown>): PageReads {
  let current: { pathname: string; promise: Promise<unknown> } | undefined;
  return {
    begin: (pathname) => {
      const late = new Promise((resolve) => setTimeout(resolve, patience));
      const entry = { pathname, promise: Promise.race([read(pathname), late]) };
      current = entry;
      void entry.promise.then(() => {
        if (current === entry) current = undefined;
      });
    },
    awaited: (pathname) => (current?.pathname === pathname ? current.promise : undefined),
  };
}
