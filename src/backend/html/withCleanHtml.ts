import type { z } from 'zod/mini';
import { isRichText, longest } from '@/contract/fields';
import { conditionOf } from '@/contract/formRules';
import { leavesOf } from '@/contract/leaves';
import { rowsOf } from '@/contract/rows';
import { hasFields } from '@/domain/fieldsIn';
import { deepest, depthOf } from '@/domain/html/depth';
import type { Host } from '../host';

type Fields = Record<string, unknown>;
type Cleaning = Pick<Host, 'cleanHtml'>;

/** Returns the fields of a body with clean HTML, also in its lists of rows. It isn't validated yet, so that what is left is judged. */
export async function withCleanHtml({ shape }: z.ZodMiniObject, fields: Fields, host: Cleaning): Promise<Fields> {
  const entries = Object.entries(fields).map(
    async ([name, value]) => [name, Object.hasOwn(shape, name) ? await clean(shape[name], value, host) : value] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function clean(schema: unknown, value: unknown, host: Cleaning): Promise<unknown> {
  if (typeof value === 'string') return isHtml(schema) && isBounded(value) ? host.cleanHtml(value) : value;
  const row = Array.isArray(value) ? rowsOf(schema)?.row : undefined;
  if (!row || !Array.isArray(value)) return value;
  return Promise.all(value.map((each: unknown) => (hasFields(each) ? withCleanHtml(row, each, host) : each)));
}

/** Whether a text can be cleaned in short time; any other is refused afterwards. */
const isBounded = (html: string): boolean => html.length <= longest && depthOf(html) <= deepest;

const isHtml = (schema: unknown): boolean => leavesOf(conditionOf(schema)?.schema ?? schema).some(isRichText);
