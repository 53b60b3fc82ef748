import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { WhyNotLive } from '@/components/product/courseTree/CourseLive';
import { detailsOf, type Level, levels, levelsAbove, screenOf } from '@/components/product/courseTree/levels';
import type { RecordForms } from '@/components/record/recordForms';
import type { GuardProps } from '@/components/tree/panelParts';
import { treePanels } from '@/components/tree/treePanels';
import { LessonResources } from '@/resources/lesson/LessonResources';
import { SubTopicComments } from '@/resources/subTopic/SubTopicComments';
import { courseArea } from './courseArea';
import { isAt } from './placeOf';

/** The levels whose records are added one after the other. Source: course catalogue, section 4. */
const inRows: ReadonlySet<Level> = new Set(['category', 'sub_topic']);

const more: Partial<Record<Level, ComponentType>> = { lesson: LessonResources, sub_topic: SubTopicComments };

/** The panels of a level's records beside the tree, for the routes that add, change and show one. */
export const recordPanels = (level: Level, forms: RecordForms) =>
  treePanels({
    area: courseArea,
    resource: levels[level].resource,
    forms,
    isAt: (id) => isAt({ level, id }),
    viewOf: (id) => screenOf(levels[level].view, id),
    detailsOf: (record) => detailsOf(level, record),
    above: aboveOf(level),
    afterAdd: inRows.has(level) ? 'next' : 'view',
    Guard: LiveGuard,
    More: more[level],
  });

/** Returns the level above one, and the field that holds a record's parent. */
function aboveOf(level: Level) {
  const parent = levelsAbove(level).at(-1);
  const { parentField: field } = levels[level];
  if (!parent || !field) return undefined;
  return {
    field,
    isAt: (id: string) => isAt({ level: parent, id }),
    back: (id: string) => screenOf(levels[parent].view, id),
  };
}

/** Disables *Activate* until the course has what it needs to go live. */
function LiveGuard({ action, children }: GuardProps) {
  const record = useRecordContext();
  return action.what === 'activate' ? <WhyNotLive record={record}>{children}</WhyNotLive> : children(undefined);
}
