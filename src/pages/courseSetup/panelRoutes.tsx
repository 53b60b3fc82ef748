import type { ComponentType, ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { type Level, levels } from '@/components/courseTree/levels';
import { lazyScreen } from '@/components/routing/lazyScreen';

/** The routes that add, change and show a level's records; `popups` stand below the last. */
export function panelRoutes(
  level: Level,
  load: () => Promise<Record<'Add' | 'Edit' | 'View', ComponentType>>,
  popups?: ReactNode,
) {
  const { add, edit, view } = levels[level];
  const Add = lazyScreen(load, 'Add');
  const Edit = lazyScreen(load, 'Edit');
  const View = lazyScreen(load, 'View');
  return (
    <>
      {add ? <Route path={`${add}/:id`} element={<Add />} /> : <Route index element={<Add />} />}
      <Route path={`${edit}/:id`} element={<Edit />} />
      <Route path={`${view}/:id`} element={<View />}>
        {popups}
      </Route>
    </>
  );
}
