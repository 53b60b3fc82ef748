import { expect, test } from 'vitest';
import { isTableName, tableNames } from '@/backend/store/tables';
import { calls } from '@/contract';

type Module = Record<string, unknown>;

const contracts = import.meta.glob<Module>(['/src/contract/*.ts', '!**/*.test.ts'], { eager: true });
const schemas = import.meta.glob<Module>('/src/backend/store/*Tables.ts', { eager: true });
const texts = import.meta.glob<Module>(['/src/**/*essages.ts', '!/src/pages/publicPages/**', '!/src/contract/**'], {
  eager: true,
});

type Claim = readonly [name: string, by: string];

/** Returns each name with more than one claimant, and its claimants. */
function claimedTwice(claims: readonly Claim[]): string[] {
  const by = new Map<string, string[]>();
  for (const [name, claimant] of claims) by.set(name, [...(by.get(name) ?? []), claimant]);
  return [...by].flatMap(([name, claimants]) => (claimants.length > 1 ? `${name}: ${claimants.join(', ')}` : []));
}

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** Returns the names that the exports of these modules claim, each with its module. */
const claimsOf = (modules: Record<string, Module>, names: (exported: unknown, name: string) => string[]): Claim[] =>
  Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, exported]) => names(exported, name).map((claimed): Claim => [claimed, file])),
  );

test('no two areas of the contract claim a call, and every call that is declared is one of the product', () => {
  const claims = claimsOf(contracts, (exported, name) => (/[a-z]Calls$/.test(name) ? keysOf(exported) : []));
  expect(claimedTwice(claims)).toEqual([]);
  expect(claims.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
});

test('no two schemas claim a table', () => {
  const claims = claimsOf(schemas, (_, name) => (isTableName(name) ? [name] : []));
  expect(claimedTwice(claims)).toEqual([]);
  expect(claims).toHaveLength(tableNames.length);
});

/** Returns the dotted keys of a catalogue. */
const leavesOf = (catalogue: unknown, above = ''): string[] =>
  keysOf(catalogue).flatMap((name) => {
    const value: unknown = Reflect.get(Object(catalogue), name);
    return typeof value === 'string' ? [above + name] : leavesOf(value, `${above}${name}.`);
  });

test('no two catalogues claim a text, a field’s label among them', () => {
  const claims = claimsOf(texts, (exported, name) => (name.endsWith('Messages') ? leavesOf(exported) : []));
  expect(claims.length).toBeGreaterThan(300);
  expect(claimedTwice(claims)).toEqual([]);
});
