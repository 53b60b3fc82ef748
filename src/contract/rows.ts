import { z } from 'zod/mini';
import { boundsOf } from './bounds';
import { conditionOf } from './formRules';
import { leavesOf } from './leaves';
import { say } from './message';

/** A required list of `min` to `max` rows. */
export const rows = <Row extends z.ZodMiniObject>(row: Row, min: number, max: number) =>
  z
    .array(row, say('required'))
    .check(z.minLength(min, say('too_few_rows', { count: min })), z.maxLength(max, say('too_many_rows', { count: max })));

/** Returns the row schema of a form's list, and its bounds; undefined where the field isn't a list of rows. */
export function rowsOf(field: unknown): { row: z.ZodMiniObject; min: number; max: number } | undefined {
  const list = leavesOf(conditionOf(field)?.schema ?? field).find((leaf) => leaf instanceof z.ZodMiniArray);
  const row = leavesOf(list?.def.element).find((leaf) => leaf instanceof z.ZodMiniObject);
  if (!list || !row) return undefined;
  const { min = 0, max = Number.POSITIVE_INFINITY } = boundsOf(list);
  return { row, min, max };
}
