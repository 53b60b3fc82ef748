import type { ComponentType } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { type Level, levels } from '@/components/courseTree/levels';
import type { RecordForms } from '@/components/record/recordForms';
import { LessonResources } from '@/resources/lesson/LessonResources';
import { AddPanel } from './AddPanel';
import { CourseChecklist } from './CourseChecklist';
import { EditPanel } from './EditPanel';
import { ViewPanel } from './ViewPanel';

export interface PanelParts {
  level: Level;
  forms: RecordForms;
  /** Whether a new record is followed by the next, or is shown. */
  afterAdd: 'next' | 'view';
  /** What stands above the details of a record, below its heading. */
  Before?: ComponentType | undefined;
  /** What stands below the details of a record. */
  More?: ComponentType | undefined;
}

/** The levels of which one record is added after the other. Source: course catalogue, section 4. */
const inRows: ReadonlySet<Level> = new Set(['category', 'sub_topic']);

const before: Partial<Record<Level, ComponentType>> = { course: CourseChecklist };
const more: Partial<Record<Level, ComponentType>> = { lesson: LessonResources };

/** The panels of a level's records beside the tree, for the routes that add, change and show one. */
export const recordPanels = (level: Level, forms: RecordForms) => {
  const parts: PanelParts = {
    level,
    forms,
    afterAdd: inRows.has(level) ? 'next' : 'view',
    Before: before[level],
    More: more[level],
  };
  const inResource = (Panel: ComponentType<PanelParts>) => () => (
    <ResourceContextProvider value={levels[level].resource}>
      <Panel {...parts} />
    </ResourceContextProvider>
  );
  return { Add: inResource(AddPanel), Edit: inResource(EditPanel), View: inResource(ViewPanel) };
};
