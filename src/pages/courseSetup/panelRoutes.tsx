import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { type Level, levels } from '@/components/courseTree/levels';
import type { RecordForms } from '@/components/record/recordForms';
import { lazyScreen } from '@/components/routing/lazyScreen';

/** The routes that add, change and show a level's records; `popups` stand below the last. */
export function panelRoutes(level: Level, { forms }: { forms: () => Promise<RecordForms> }, popups?: ReactNode) {
  const { add, edit, view } = levels[level];
  const panels = async () => {
    const [{ recordPanels }, loaded] = await Promise.all([import('./recordPanels'), forms()]);
    return recordPanels(level, loaded);
  };
  const Add = lazyScreen(panels, 'Add');
  const Edit = lazyScreen(panels, 'Edit');
  const View = lazyScreen(panels, 'View');
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
