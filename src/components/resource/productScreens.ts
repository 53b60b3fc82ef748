import { createContext } from 'react';
import type { Figure, ResourceParts } from './defineResource';

/** A resource that is counted on the dashboard. */
export interface Counted extends Pick<ResourceParts, 'name' | 'needs' | 'right'> {
  figure: Figure;
}

/** What an area may know about the screens of all others, which only the top floor knows together. */
interface ScreensOfProduct {
  /** Tells whether an address has a screen. */
  hasScreen: (pathname: string) => boolean;
  /** The addresses of all pages that need no record, without slashes at their ends. */
  pages: () => readonly string[];
  /** The counts that areas declare, in the order of the areas. */
  counted: readonly Counted[];
  /** Returns the address of a record by its table on our server and its id; undefined where it has no screen. */
  addressOf: (area: string, id: number) => Promise<string | undefined>;
}

export const ProductScreens = createContext<ScreensOfProduct>({
  hasScreen: () => false,
  pages: () => [],
  counted: [],
  addressOf: async () => undefined,
});
