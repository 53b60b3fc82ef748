import { existsSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { formArchetypes, listArchetypes } from '../scripts/tiers.mjs';
import { addressOf, screens } from './support/addresses';
import { formPaths } from './support/formPaths';

async function inTier(tier: string): Promise<typeof import('../scripts/tiers.mjs')> {
  vi.stubEnv('TESTS', tier);
  vi.resetModules();
  return import('../scripts/tiers.mjs');
}

test('every archetype is a form, or a list, that there is', () => {
  const forms = formPaths.map(addressOf);
  expect(Object.keys(formArchetypes).filter((address) => !forms.includes(address))).toEqual([]);
  expect(Object.keys(listArchetypes).filter((path) => !(path in screens))).toEqual([]);
});

test('both runs together test all, and nothing twice', async () => {
  const [quick, rest, all] = [await inTier('quick'), await inTier('rest'), await inTier('all')];
  const lists = Object.keys(screens);
  for (const archetypes of [undefined, listArchetypes]) {
    const [some, others] = [quick.ofTier(lists, archetypes), rest.ofTier(lists, archetypes)];
    expect(some.length).toBeGreaterThan(0);
    expect([...some, ...others].toSorted()).toEqual(lists.toSorted());
  }
  expect(all.ofTier(lists)).toEqual(lists);
  const [byQuick, byRest] = [quick.leftOut('src', 'server', 'tests'), rest.leftOut('src', 'server', 'tests')];
  expect(byQuick.filter((file) => byRest.includes(file))).toEqual([]);
  expect(byQuick).toContain('tests/server/killed.test.ts');
  expect(byRest).toContain('tests/contract/demo.test.ts');
  expect([...byQuick, ...byRest]).not.toContain('tests/screens/everyForm.test.tsx');
  expect(all.leftOut('src', 'server', 'tests')).toEqual([]);
  const [own, other] = ['tests/screens/faq.test.tsx', 'tests/screens/keys.test.tsx'];
  expect([0, 1].map((place) => [quick.isLeftOut(own, place), rest.isLeftOut(own, place)])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect([quick, rest, all].map((run) => run.isLeftOut(other, 1))).toEqual([false, false, false]);
  expect([...byQuick, ...byRest]).not.toContain(own);
  vi.unstubAllEnvs();
});

test('the quick run has a screen test of every area, by its name', () => {
  const areas = ['src/resources', 'src/pages'].flatMap((folder) => readdirSync(folder));
  expect(areas.filter((area) => !existsSync(`tests/screens/${area}.test.tsx`))).toEqual([]);
});
