import { createContext } from 'react';
import type { Figure, ResourceParts } from './defineResource';

/** A resource that is counted on the dashboard. */
export interface Counted extends Pick<ResourceParts, 'name' | 'needs'> {
  figure: Figure;
}

/** What an area may know of the screens of all others, which the top floor alone has together. */
interface ScreensOfProduct {
  /** Whether a screen stands at an address. */
  hasScreen: (pathname: string) => boolean;
  /** The addresses of all pages that need no record, without slashes at their ends. */
  pages: () => readonly string[];
  /** What areas count, in the order of the areas. */
  counted: readonly Counted[];
}

export const ProductScreens = createContext<ScreensOfProduct>({ hasScreen: () => false, pages: () => [], counted: [] });
