import type { KeptTable } from '@/providers/demo/storage';

/** What each table of a demo without a record begins with. */
export const emptyTable = async (): Promise<KeptTable> => ({ lastId: 0, rows: [] });
