import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { openApiDocument } from '@/contract/openapi';

const schema = z.looseObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.unknown()),
  format: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
});
type Schema = z.infer<typeof schema>;

const { components } = openApiDocument('');

/** Returns a part of the document; of several alternatives, the first that has fields or rows. */
function resolved(part: unknown): Schema {
  const found = schema.parse(part);
  if (found.$ref) return resolved(Object(components.schemas)[found.$ref.replace('#/components/schemas/', '')]);
  const others = [...(found.anyOf ?? []), ...(found.allOf ?? [])].map(resolved);
  return others.find(({ properties, items }) => properties ?? items) ?? found;
}

/** Writes a schema's fields by their names: `{a, b?}`; a list of rows as `[{…}]`, and what has neither as `…`. */
function shape(part: unknown, deep: number): string {
  const { properties, required = [], items } = resolved(part);
  if (items !== undefined) return `[${shape(items, deep)}]`;
  if (!properties || deep === 0) return '…';
  const fields = Object.entries(properties).map(([name, field]) => {
    const inner = shape(field, deep - 1);
    return `${name}${required.includes(name) ? '' : '?'}${inner === '…' || inner === '[…]' ? inner.replaceAll('…', '') : `: ${inner}`}`;
  });
  return `{${fields.join(', ')}}`;
}

const right = ({ access, area, writes }: Call): string => (access === 'staff' ? `${area}: ${writes ? 'write' : 'read'}` : access);

function line(call: Call): string {
  const { name, method, path, summary } = call;
  const parts = components.schemas;
  const body = `${name}Body` in parts ? shape({ $ref: `${name}Body` }, 2) : '';
  const reply = shape({ $ref: `${name}Reply` }, 3);
  return `- **${name}** \`${method} ${path}\` (${right(call)}): ${summary}. ${body && `Takes \`${body}\`. `}Answers \`${reply}\`.`;
}

test('docs/CALLS.md tells of each call what it takes and what it answers', async () => {
  const lines = Object.values<Call>(calls).map(line);
  const head = `# Calls

One line for each call: its right, the fields of its body, and what it answers; \`?\` marks what may be left out. Written by
\`npx vitest run tests/calls.test.ts -u\`, so that a change of the contract is seen in this file's diff.
`;
  await expect(`${head}\n${lines.join('\n')}\n`).toMatchFileSnapshot('../docs/CALLS.md');
});

/** Returns the texts and lists of a schema that may be of any length. */
function unbounded(part: unknown, at: string): string[] {
  const found = schema.parse(part);
  const { properties = {}, items, anyOf = [], allOf = [], type, format } = found;
  const isBounded = ['maxLength', 'maxItems', 'enum', 'const', 'pattern'].some((limit) => limit in found);
  const isFixed = format !== undefined && format !== 'uri' && format !== 'email';
  return [
    ...((type === 'string' || type === 'array') && !isBounded && !isFixed ? [at] : []),
    ...Object.entries(properties).flatMap(([name, field]) => unbounded(field, `${at}.${name}`)),
    ...(items === undefined ? [] : unbounded(items, `${at}[]`)),
    ...[...anyOf, ...allOf].flatMap((other) => unbounded(other, at)),
  ];
}

test('every text and every list that a call takes has a bound', () => {
  const taken = Object.values<Call>(calls).flatMap(({ name, body }) =>
    body ? unbounded(z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }), name) : [],
  );
  expect(taken).toEqual([]);
});
