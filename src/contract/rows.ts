import { z } from 'zod';
import { conditionOf } from './formRules';
import { leavesOf } from './leaves';
import { say } from './message';

/** The number of rows that a list may have. */
interface Bounds {
  min: number;
  max: number;
}

/** The bounds of each list of rows; a list made from it by a further rule has them too. */
const bounds = z.registry<Bounds>();

/** A required list of `min` to `max` rows. */
export const rows = <Row extends z.ZodObject>(row: Row, min: number, max: number) =>
  z
    .array(row, say('required'))
    .min(min, say('too_few_rows', { count: min }))
    .max(max, say('too_many_rows', { count: max }))
    .register(bounds, { min, max });

/** Returns the row schema of a form's list, and its bounds; undefined where the field isn't a list of rows. */
export function rowsOf(field: unknown): (Bounds & { row: z.ZodObject }) | undefined {
  const list = leavesOf(conditionOf(field)?.schema ?? field).find((leaf) => leaf instanceof z.ZodArray);
  const row = leavesOf(list?.element).find((leaf) => leaf instanceof z.ZodObject);
  return list && row && { row, ...(bounds.get(list) ?? unbounded) };
}

const unbounded: Bounds = { min: 0, max: Number.POSITIVE_INFINITY };
