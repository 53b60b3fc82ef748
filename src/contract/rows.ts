import { z } from 'zod/mini';
import { conditionOf } from './formRules';
import { leavesOf } from './leaves';
import { type RuleKey, say } from './message';

/** The least and the greatest length of a text, or value of a number; undefined where there is no limit. */
export interface Bounds {
  min: number | undefined;
  max: number | undefined;
}

/** Returns the bounds of a schema's own checks, of which the narrowest counts. */
export function boundsOf({ def: { checks = [] } }: z.ZodMiniType): Bounds {
  const mins = checks.flatMap((check) => {
    if (check instanceof z.core.$ZodCheckMinLength) return [check._zod.def.minimum];
    return check instanceof z.core.$ZodCheckGreaterThan ? [Number(check._zod.def.value)] : [];
  });
  const maxs = checks.flatMap((check) => {
    if (check instanceof z.core.$ZodCheckMaxLength) return [check._zod.def.maximum];
    return check instanceof z.core.$ZodCheckLessThan ? [Number(check._zod.def.value)] : [];
  });
  return { min: mins.length > 0 ? Math.max(...mins) : undefined, max: maxs.length > 0 ? Math.min(...maxs) : undefined };
}

/** A required list of `min` to `max` rows. */
export const rows = <Row extends z.ZodMiniObject>(row: Row, min: number, max: number) =>
  z
    .array(row, say('required'))
    .check(z.minLength(min, say('too_few_rows', { count: min })), z.maxLength(max, say('too_many_rows', { count: max })));

/** How many records one call may name. */
const mostNamed = 10_000;

/** A list of the ids of records, each by `of`. `empty` says that there is none, `blank` that the list is missing. */
export const named = <Id extends z.ZodMiniType>(of: Id, empty: RuleKey, blank: RuleKey = 'required') =>
  z.array(of, say(blank)).check(z.minLength(1, say(empty)), z.maxLength(mostNamed, say('too_many_rows', { count: mostNamed })));

/** Returns the row schema of a form's list, and its bounds; undefined where the field isn't a list of rows. */
export function rowsOf(field: unknown): { row: z.ZodMiniObject; min: number; max: number } | undefined {
  const list = leavesOf(conditionOf(field)?.schema ?? field).find((leaf) => leaf instanceof z.ZodMiniArray);
  const row = leavesOf(list?.def.element).find((leaf) => leaf instanceof z.ZodMiniObject);
  if (!list || !row) return undefined;
  const { min = 0, max = Number.POSITIVE_INFINITY } = boundsOf(list);
  return { row, min, max };
}
