import type { ReactNode } from 'react';
import { type Level, levels } from '@/components/courseTree/levels';
import type { RecordForms } from '@/components/record/recordForms';
import { panelRoutes } from '@/components/treePage/panelRoutes';

/** Makes the routes that add, change and show a level's records; `popups` are below the last. */
export const levelRoutes = (level: Level, { forms }: { forms: () => Promise<RecordForms> }, popups?: ReactNode) =>
  panelRoutes({
    screens: levels[level],
    atRoot: level === 'category',
    panels: async () => {
      const [{ recordPanels }, loaded] = await Promise.all([import('./recordPanels'), forms()]);
      return recordPanels(level, loaded);
    },
    popups,
  });
