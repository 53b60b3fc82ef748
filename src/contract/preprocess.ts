import { z } from 'zod/mini';

type Preprocess<Schema extends z.ZodMiniType> = z.ZodMiniType<z.output<Schema>, unknown, z.core.$ZodPreprocessInternals<Schema>>;

/** Makes a schema that judges what `prepare` returns for a value. */
export function preprocess<Schema extends z.ZodMiniType>(
  prepare: (value: unknown) => unknown,
  schema: Schema,
): Preprocess<Schema>;
export function preprocess(prepare: (value: unknown) => unknown, schema: z.ZodMiniType): Preprocess<z.ZodMiniType> {
  return z.pipe(z.transform(prepare), schema);
}
