import { z } from 'zod/mini';
import type { Keepsake } from './useKept';

/** The hidden columns of each list, by the list's resource; every person has their own. */
export const hiddenColumns: Keepsake<Record<string, string[]>> = {
  name: 'hidden columns',
  schema: z.catch(z.record(z.string(), z.catch(z.array(z.string()), [])), {}),
};

/** The key under which react-admin's table stores the hidden columns of a list. */
export const hiddenKey = (list: string): string => `${list}.datatable`;
