import type { KeptTable } from '@/providers/demo/storage';

/** Returns the initial table of a demo without records. */
export const emptyTable = async (): Promise<KeptTable> => ({ lastId: 0, rows: [] });
