import { z } from 'zod';

/** The first file of a backup. */
export const manifestName = 'manifest.json';
/** Where the last id of each table is. */
export const lastIdsName = 'database/last_ids.json';
/** How many rows each table had; a backup of an older version has none. */
export const rowCountsName = 'database/row_counts.json';
/** A portion of a table's rows, one in a line; the tables and portions are in any order. */
export const rowsName = (table: string, part: number): string => `database/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const tableIn = (name: string): string | undefined => /^database\/([a-z_]+)\/\d+\.jsonl$/.exec(name)?.[1];
/** An uploaded file. */
export const mediaName = (path: string): string => `media/${path}`;
/** Returns the path of an uploaded file; undefined where a name is none, or leads elsewhere. */
export const mediaPathIn = (name: string): string | undefined =>
  name.split(/[\\/]/).some((part) => part === '' || part.startsWith('.')) || /\p{Cc}/u.test(name)
    ? undefined
    : /^media\/(.+)$/s.exec(name)?.[1];

export const manifest = z.object({
  format: z.literal(1),
  /** The product's version. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** The names of the migrations that the database has had. */
  migrations: z.array(z.string()),
  tables: z.array(z.string().regex(/^[a-z_]+$/)),
});

export type Manifest = z.output<typeof manifest>;
export const byTable = z.record(z.string(), z.int().min(0));
