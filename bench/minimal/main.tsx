import simpleRestProvider from 'ra-data-simple-rest';
import { lazy } from 'react';
import { Admin, fetchUtils, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const CategoryList = lazy(async () => ({ default: (await import('./categories')).CategoryList }));
const CategoryEdit = lazy(async () => ({ default: (await import('./categories')).CategoryEdit }));
const LevelList = lazy(async () => ({ default: (await import('./levels')).LevelList }));

/** Fetches without the provider's `Range` header, because a browser accepts no compressed response with it. */
const fetchPlain: typeof fetchUtils.fetchJson = (url, { headers: _, ...options } = {}) => fetchUtils.fetchJson(url, options);

createRoot(document.getElementById('root') ?? document.body).render(
  <BrowserRouter>
    <Admin dataProvider={simpleRestProvider('/server/rest', fetchPlain)} disableTelemetry>
      <Resource name="categories" list={CategoryList} edit={CategoryEdit} />
      <Resource name="levels" list={LevelList} />
    </Admin>
  </BrowserRouter>,
);
