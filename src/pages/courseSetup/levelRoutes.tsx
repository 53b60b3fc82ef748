import type { ReactNode } from 'react';
import { type Level, levels } from '@/components/product/courseTree/levels';
import type { RecordForms } from '@/components/record/recordForms';
import type { ResourceParts } from '@/components/resource/defineResource';
import { panelRoutes } from '@/components/tree/treeRoutes';

interface LevelParts extends Pick<ResourceParts, 'needs'> {
  forms: () => Promise<RecordForms>;
}

/** Makes the routes that add, change and show a level's records; `popups` are below the last. */
export const levelRoutes = (level: Level, { forms, needs }: LevelParts, popups?: ReactNode) =>
  panelRoutes({
    screens: levels[level],
    atRoot: level === 'category',
    panels: async () => {
      const [{ recordPanels }, loaded] = await Promise.all([import('./recordPanels'), forms(), needs()]);
      return recordPanels(level, loaded);
    },
    popups,
  });
