import { z } from 'zod/mini';

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
