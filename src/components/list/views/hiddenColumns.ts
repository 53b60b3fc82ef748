import { z } from 'zod';
import type { Keepsake } from './useKept';

/** The hidden columns of each list, by the list's resource; every person has their own. */
export const hiddenColumns: Keepsake<Record<string, string[]>> = {
  name: 'hidden columns',
  schema: z.record(z.string(), z.array(z.string()).catch([])).catch({}),
};

/** The key under which react-admin's table stores the hidden columns of a list. */
export const hiddenKey = (list: string): string => `${list}.datatable`;
