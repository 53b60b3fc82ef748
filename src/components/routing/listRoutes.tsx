import type { ComponentType, ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { type LazyScreen, lazyScreen } from './lazyScreen';
import { standardForms } from './standardForms';

type Popups = Record<'Add' | 'Edit' | 'View', ComponentType>;

/** The routes of a plain resource: its list, and below it the popups that add, change and show a record; `more` stand beside them. */
export function listRoutes(List: LazyScreen, popups: () => Promise<Popups>, more?: ReactNode) {
  const Add = lazyScreen(popups, 'Add');
  const Edit = lazyScreen(popups, 'Edit');
  const View = lazyScreen(popups, 'View');
  return (
    <>
      <Route path="" element={<List />}>
        <Route path="add" element={<Add />} />
        <Route path="edit/:id" element={<Edit />} />
        <Route path="view/:id" element={<View />} />
        {more}
      </Route>
      {standardForms}
    </>
  );
}
