import { createContext } from 'react';

/** What an area may know of the screens of all others, which the top floor alone has together. */
interface ScreensOfProduct {
  /** Whether a screen stands at an address. */
  hasScreen: (pathname: string) => boolean;
  /** The addresses of all pages that need no record, without slashes at their ends. */
  pages: () => readonly string[];
}

export const ProductScreens = createContext<ScreensOfProduct>({ hasScreen: () => false, pages: () => [] });
