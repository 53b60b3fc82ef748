import type { Call } from '@/contract/call';

/** The handle of a page's route: the calls without input that the page begins with, which the build has asked for ahead. */
export interface RouteReads {
  reads: readonly Call[];
}
