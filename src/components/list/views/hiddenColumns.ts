import { z } from 'zod';
import type { Keepsake } from './useKept';

/** Which columns of which list a person has hidden, by the list's resource. */
export const hiddenColumns: Keepsake<Record<string, string[]>> = {
  name: 'hidden columns',
  schema: z.record(z.string(), z.array(z.string()).catch([])).catch({}),
};

/** Where react-admin's table looks for the hidden columns of a list. */
export const hiddenKey = (list: string): string => `${list}.datatable`;
