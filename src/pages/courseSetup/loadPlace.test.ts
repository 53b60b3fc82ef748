import { expect, test, vi } from 'vitest';
import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import type { Level } from '@/components/product/courseTree/levels';
import { canPlace, loadPlace } from './loadPlace';

vi.mock('./placings', () => {
  throw new TypeError('Failed to fetch dynamically imported module: https://example.np/assets/placings.js');
});

const node = (level: Level): CourseTreeNode => ({
  key: `${level}-1`,
  level,
  iid: 1,
  slug: 'one',
  label: 'One',
  texts: ['One'],
  childCount: 0,
  children: [],
});

test('lessons and sub topics have an order; if what moves them can’t be fetched, that is said, not what the browser says', async () => {
  for (const level of ['lesson', 'sub_topic'] as const) {
    expect(canPlace(node(level))).toBe(true);
    await expect(loadPlace(node(level))).rejects.toThrow('ui.unreachable');
  }
  expect(canPlace(node('course'))).toBe(false);
  await expect(loadPlace(node('course'))).resolves.toBeUndefined();
});
