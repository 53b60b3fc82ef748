import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { lazyScreen } from '@/components/ui/lazy/lazyScreen';
import { defineResource, type ResourceParts } from './defineResource';
import { definitionOf, resourceRoutes } from './Resource';

const screen = lazyScreen(async () => ({ Screen: () => null }), 'Screen');
const nothing = async () => ({});
const named = {
  name: 'tag',
  right: 'account',
  recordRepresentation: 'title',
  texts: { en: nothing, ne: nothing },
  titles: {},
  adapter: nothing,
  list: screen,
} as const;
const ofForms = defineResource({ ...named, forms: () => Promise.reject(new Error('not asked for')) });
const inPages = defineResource({ ...named, forms: () => Promise.reject(new Error('not asked for')), inPages: 'all' });
const formsInPages = defineResource({
  ...named,
  forms: () => Promise.reject(new Error('not asked for')),
  inPages: 'forms',
  pages: { 'tag/:tag': { screen, popups: { 'quiz/:id': screen } } },
});
const withTag = defineResource({
  ...named,
  forms: () => Promise.reject(new Error('not asked for')),
  inPages: 'all',
  detailsPage: { route: 'view', popups: { tag: screen } },
});
const withDetailsPage = defineResource({
  ...named,
  forms: () => Promise.reject(new Error('not asked for')),
  detailsPage: { route: 'viewDetails', popups: { image: screen } },
});
const ofEdit = defineResource({ ...named, edit: screen });
const ofNone = defineResource({ ...named, popups: { 'restore/:id': screen } });

const pathsOf = (routes: RouteObject[]): (string | undefined)[] =>
  routes.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)]);

test.each<[string, ResourceParts, object, string[]]>([
  [
    'all forms',
    ofForms,
    { hasCreate: true, hasEdit: true, hasShow: true },
    ['', 'add', 'edit/:id', 'view/:id', 'create', ':id', ':id/show'],
  ],
  [
    'pages',
    inPages,
    { hasCreate: true, hasEdit: true, hasShow: true },
    ['', 'add', 'edit/:id', 'edit/:id/:mainRoute', 'view/:id/:mainRoute', 'create', ':id', ':id/show'],
  ],
  [
    'forms in pages, and a page beside them',
    formsInPages,
    { hasCreate: true, hasEdit: true, hasShow: true },
    ['', 'view/:id', 'add', 'edit/:id', 'tag/:tag', 'quiz/:id', 'create', ':id', ':id/show'],
  ],
  [
    'pages with a popup',
    withTag,
    { hasCreate: true, hasEdit: true, hasShow: true },
    ['', 'add', 'edit/:id', 'edit/:id/:mainRoute', 'view/:id/:mainRoute', 'tag', 'create', ':id', ':id/show'],
  ],
  [
    'popups, with a page of details and a popup over it',
    withDetailsPage,
    { hasCreate: true, hasEdit: true, hasShow: true },
    ['', 'add', 'edit/:id', 'viewDetails/:id', 'image', 'create', ':id', ':id/show'],
  ],
  ['an edit alone', ofEdit, { hasCreate: false, hasEdit: true, hasShow: false }, ['', 'edit/:id', ':id']],
  ['none', ofNone, { hasCreate: false, hasEdit: false, hasShow: false }, ['', 'restore/:id']],
])('a resource of %s says so, and has no other routes', (_, resource, says, paths) => {
  expect(definitionOf(resource)).toMatchObject(says);
  expect(pathsOf(createRoutesFromElements(resourceRoutes(resource)))).toEqual(paths);
});
