import type { Call } from '@/contract/call';

/** The handle of a page's route: the calls without input that the page makes first, which the first script requests ahead. */
export interface RouteReads {
  reads: readonly Call[];
}

/** The handle of a panel beside its page: the page is rendered first, and loads without it. */
export const besidePage = { isBeside: true } as const;
