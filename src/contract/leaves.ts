import { z } from 'zod';

/**
 * Returns the schemas that judge a value, without wrappers, transforms and unions. The first one judges a new value: of a union it is the
 * first option, of a pipe the output.
 */
export function leavesOf(schema: unknown): unknown[] {
  if (isWrapper(schema)) return leavesOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(leavesOf);
  if (schema instanceof z.ZodPipe) return [...leavesOf(schema.out), ...leavesOf(schema.in)];
  return schema instanceof z.ZodTransform ? [] : [schema];
}

/** Returns the field of a form at a path: `quiz_options.0.options` is that of every row of its list. */
export const fieldAt = (form: unknown, path: string): unknown => path.split('.').reduce(partOf, form);

function partOf(schema: unknown, name: string): unknown {
  const whole = leavesOf(schema).find((leaf) => leaf instanceof z.ZodObject || leaf instanceof z.ZodArray);
  if (whole instanceof z.ZodArray) return /^\d+$/.test(name) ? whole.element : undefined;
  return whole && Object.hasOwn(whole.shape, name) ? whole.shape[name] : undefined;
}

const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodNonOptional, z.ZodCatch, z.ZodReadonly];

const isWrapper = (schema: unknown): schema is { unwrap(): unknown } => wrappers.some((wrapper) => schema instanceof wrapper);
