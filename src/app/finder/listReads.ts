import { z } from 'zod';
import { filterDefaults } from '@/components/form/filterDefaults';
import { usualName } from '@/components/form/filterNames';
import { type Call, pathParams } from '@/contract/call';
import type { Adapter } from '@/providers/data/adapter';

type Input = Readonly<Record<string, unknown>>;

interface ListReads {
  /** The reads; none where the call can't be sent, because fields are missing. */
  reads: readonly { call: Call; input: Input }[];
  /** The fields that must be chosen first. */
  missing: readonly string[];
  /** The last choice in the tab, which the reads are limited to: other records aren't found. */
  chosen: Input;
}

/**
 * Returns the reads that find a resource's records by what was typed: of all records, or of the last choice in the tab; one read for each
 * value of a field that has few, or for each of these courses. A list that is read page by page isn't read whole.
 */
export function listReads({ find, list, tree, pageSize }: Adapter, typed: string, courses?: readonly number[]): ListReads {
  const call = find?.call ?? list ?? tree;
  if (!call) return { reads: [], missing: [], chosen: {} };
  const text = find?.asked?.(typed) ?? {};
  const params = pathParams(call.path).filter((name) => pageSize === undefined || name !== 'page');
  const shape = { ...Object.fromEntries(params.map((name) => [name, z.string()])), ...call.body?.shape };
  const fields = Object.entries<unknown>(shape).filter(([field]) => !(field in text));
  const valuesOf = (field: string, schema: unknown): readonly unknown[] | undefined => {
    if (schema instanceof z.ZodEnum) return schema.options;
    return usualName(field) === 'courses' ? courses : undefined;
  };
  const few = fields.flatMap(([field, schema]) => {
    const values = valuesOf(field, schema);
    return values ? [{ field, values }] : [];
  });
  const open = fields.filter(([field, schema]) => schema instanceof z.ZodType && !valuesOf(field, schema));
  const chosen = filterDefaults(z.object(Object.fromEntries(open.map(([field]) => [field, shape[field]]))));
  const asked = few.reduce<Input[]>(
    (inputs, { field, values }) => inputs.flatMap((input) => values.map((value) => ({ ...input, [field]: value }))),
    [{ ...chosen, ...text }],
  );
  const missing = open.flatMap(([field, schema]) => (field in chosen || mayBeLeftOut(schema) ? [] : [field]));
  if (missing.length > 0) return { reads: [], missing, chosen };
  return { reads: asked.flatMap((input) => sentOf(call, params, input)), missing, chosen };
}

const mayBeLeftOut = (schema: unknown): boolean => schema instanceof z.ZodType && schema.safeParse(undefined).success;

/** Returns a call with its path's parameters and its body's fields, if those are valid. */
function sentOf(call: Call, params: readonly string[], input: Input) {
  const body = call.body ? call.body.safeParse(input).data : {};
  const path = Object.fromEntries(params.map((name) => [name, String(input[name])]));
  return body ? [{ call, input: { ...path, ...body } }] : [];
}
