import { z } from 'zod/mini';

/**
 * Returns the schemas that judge a value, without wrappers, transforms and unions. The first one judges a new value: of a union it is the
 * first option, of a pipe the output.
 */
export function leavesOf(schema: unknown): unknown[] {
  if (isWrapper(schema)) return leavesOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap(leavesOf);
  if (schema instanceof z.ZodMiniPipe) return [...leavesOf(schema.def.out), ...leavesOf(schema.def.in)];
  return schema instanceof z.ZodMiniTransform ? [] : [schema];
}

/** Returns the field of a form at a path: `quiz_options.0.options` is that of every row of its list. */
export const fieldAt = (form: unknown, path: string): unknown => path.split('.').reduce(partOf, form);

function partOf(schema: unknown, name: string): unknown {
  const whole = leavesOf(schema).find((leaf) => leaf instanceof z.ZodMiniObject || leaf instanceof z.ZodMiniArray);
  if (whole instanceof z.ZodMiniArray) return /^\d+$/.test(name) ? whole.def.element : undefined;
  return whole && Object.hasOwn(whole.shape, name) ? whole.shape[name] : undefined;
}

const wrappers = [
  z.ZodMiniOptional,
  z.ZodMiniNullable,
  z.ZodMiniDefault,
  z.ZodMiniPrefault,
  z.ZodMiniNonOptional,
  z.ZodMiniCatch,
  z.ZodMiniReadonly,
];

const isWrapper = (schema: unknown): schema is { def: { innerType: unknown } } =>
  wrappers.some((wrapper) => schema instanceof wrapper);
