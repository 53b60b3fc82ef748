import type { Files } from '@/backend/host';

/** The uploaded files, with what an operator needs beside the backend. */
export interface MediaFiles extends Files {
  /** Lists all files, in no order: their paths, and the moment when each was stored. */
  all(): AsyncIterable<{ path: string; at: Date }>;
}
