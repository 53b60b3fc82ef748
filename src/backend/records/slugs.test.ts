import { expect, test } from 'vitest';
import { ReferenceViolation, UniqueViolation } from '@/backend/store/port';
import { withSlug } from './slugs';

/** A table of slugs; during each write it gets one of `meanwhile`. */
function tableOf(slugs: string[], meanwhile: string[] = []) {
  return {
    slugsAmong: async (wanted: readonly string[]) => slugs.filter((slug) => wanted.includes(slug)).map((slug) => ({ slug })),
    async write(slug: string) {
      slugs.push(...meanwhile.splice(0, 1));
      if (slugs.includes(slug)) throw new UniqueViolation(['course_slug_unique']);
      return slug;
    },
  };
}

test.each([
  ['Law & Order', [], 'law-order'],
  ['Law', ['law', 'law-3', 'lawyers'], 'law-2'],
  ['2083', ['2083-1'], '2083-2'],
  ['!', [], 'record-1'],
  ['शिक्षक सेवा', [], 'शिक्षक-सेवा'],
])('“%s” beside %j gets %s', async (name, slugs, slug) => {
  const table = tableOf(slugs);
  expect(await withSlug(table, name, table.write)).toBe(slug);
});

test('a slug that others take meanwhile is skipped', async () => {
  const table = tableOf([], ['law', 'law-2']);
  expect(await withSlug(table, 'Law', table.write)).toBe('law-3');
});

test('a write refused for another reason stays refused', async () => {
  const taken = new UniqueViolation(['course_name_unique']);
  await expect(withSlug(tableOf([]), 'Law', () => Promise.reject(taken))).rejects.toBe(taken);
  const broken = new ReferenceViolation('course.cat_id');
  await expect(withSlug(tableOf([]), 'Law', () => Promise.reject(broken))).rejects.toBe(broken);
});
