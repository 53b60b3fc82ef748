import { z } from 'zod/mini';

const rowsText = z.array(z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }));

/** Returns the rows of an entry of the recycle bin, from its JSON: a row after those it refers to. */
export const removedRows = (json: string): z.infer<typeof rowsText> => rowsText.parse(JSON.parse(json));
