import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { type Level, levels } from '@/components/courseTree/levels';
import type { RecordForms } from '@/components/record/recordForms';
import { AddPanel } from './AddPanel';
import { EditPanel } from './EditPanel';
import { ViewPanel } from './ViewPanel';

export interface PanelParts {
  level: Level;
  forms: RecordForms;
  /** Whether a new record is followed by the next, or is shown. */
  afterAdd: 'next' | 'view';
  /** What stands below the details of a record. */
  More?: ComponentType;
}

/** The panels of a level's records beside the tree, for the routes that add, change and show one. */
export const recordPanels = (parts: PanelParts) => {
  const { resource } = levels[parts.level];
  const inResource = (Panel: ComponentType<PanelParts>) => () => (
    <ResourceContextProvider value={resource}>
      <Panel {...parts} />
    </ResourceContextProvider>
  );
  return { Add: inResource(AddPanel), Edit: inResource(EditPanel), View: inResource(ViewPanel) };
};
