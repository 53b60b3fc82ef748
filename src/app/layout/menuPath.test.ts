import { expect, test } from 'vitest';
import type { MenuEntry } from '@/contract/menu';
import { currentPath, leadsTo, pathOf } from './menuPath';

const entry = (menu_route: string | null, children: MenuEntry[] = []): MenuEntry => ({
  menu_name: menu_route ?? 'Group',
  menu_route,
  menu_icon: null,
  children,
});

test.each([
  ['faq', '/faq/'],
  ['/faq/', '/faq/'],
  ['  coursesetup/course  ', '/coursesetup/course/'],
  ['', undefined],
  [' / ', undefined],
  [null, undefined],
])('the route %j leads to %s', (route, path) => {
  expect(pathOf(entry(route))).toBe(path);
});

const entries = [entry(null, [entry('coursesetup'), entry('coursesetup/course')]), entry('faq')];

test.each([
  ['/coursesetup', '/coursesetup/'],
  ['/coursesetup/', '/coursesetup/'],
  ['/coursesetup/category_edit/law', '/coursesetup/'],
  ['/coursesetup/course/add', '/coursesetup/course/'],
  ['/coursesetup/courses', '/coursesetup/'],
  ['/faqs', undefined],
  ['/', undefined],
])('%s belongs to the entry %s', (pathname, path) => {
  expect(currentPath(entries, pathname)).toBe(path);
});

test.each([
  ['/coursesetup/course/view/1/faq', '/faq', '/faq/'],
  ['/coursesetup/course/view/1/old', '/old', '/coursesetup/course/'],
  ['/course_view/1', '/coursesetup/course', '/coursesetup/course/'],
])('%s of the list %s belongs to the entry %s', (pathname, list, path) => {
  expect(currentPath(entries, pathname, list)).toBe(path);
});

test('a group leads to what its descendants lead to', () => {
  const [group = entry(null), faq = entry(null)] = entries;
  expect(leadsTo(group, '/coursesetup/course/')).toBe(true);
  expect(leadsTo(group, '/faq/')).toBe(false);
  expect(leadsTo(faq, '/faq/')).toBe(true);
  expect(leadsTo(faq, undefined)).toBe(false);
});
