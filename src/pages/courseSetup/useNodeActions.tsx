import AddIcon from '@mui/icons-material/Add';
import AttachIcon from '@mui/icons-material/AttachFile';
import EditIcon from '@mui/icons-material/EditOutlined';
import DateIcon from '@mui/icons-material/EventOutlined';
import OffIcon from '@mui/icons-material/ToggleOff';
import OnIcon from '@mui/icons-material/ToggleOn';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { CourseTreeNode } from '@/components/courseTree/courseNodes';
import { levelBelow, levels, screenOf } from '@/components/courseTree/levels';
import type { RowAction } from '@/components/tree/TreeRowLine';

/** Something that can be done with a node; where the node itself is on the screen, its short name is enough. */
interface NodeAction extends RowAction {
  text: string;
}

/** What can be done with a node of the course tree; the first is to view it. Source: course catalogue, section 2. */
export function useNodeActions(): (node: CourseTreeNode) => readonly NodeAction[] {
  const translate = useTranslate();
  return useCallback(
    (node) =>
      doings(node).map(({ what, ...action }) => ({
        ...action,
        text: translate(`course_setup.do.${what}`),
        label: translate(`course_setup.do_to.${what}`, { name: node.label }),
      })),
    [translate],
  );
}

// The same elements in every row: a row that is drawn again doesn't draw them anew.
const icons = {
  view: <ViewIcon fontSize="small" />,
  add: <AddIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  resources: <AttachIcon fontSize="small" />,
  date: <DateIcon fontSize="small" />,
  deactivate: <OffIcon fontSize="small" />,
  activate: <OnIcon fontSize="small" />,
};

interface Doing {
  /** Its place among the texts. */
  what: string;
  to: string;
  icon: ReactNode;
}

function doings(node: CourseTreeNode): Doing[] {
  const { level, slug, iid } = node;
  const { edit, view } = levels[level];
  const below = levelBelow(level);
  // A main topic, a lesson and a sub topic are added below an id, the others below a slug.
  const parent = level === 'category' || level === 'course' ? slug : iid;
  return [
    { what: 'view', to: screenOf(view, slug), icon: icons.view },
    ...(below ? [{ what: `add_${below}`, to: screenOf(levels[below].add, parent), icon: icons.add }] : []),
    { what: 'edit', to: screenOf(edit, slug), icon: icons.edit },
    ...(level === 'course' ? courseDoings(node) : []),
    ...(level === 'lesson' ? [{ what: 'resources', to: screenOf('addResources', iid), icon: icons.resources }] : []),
  ];
}

const courseDoings = ({ slug, live }: CourseTreeNode): Doing[] => {
  const view = screenOf(levels.course.view, slug);
  return [
    { what: 'date', to: `${view}/date`, icon: icons.date },
    live
      ? { what: 'deactivate', to: `${view}/deactivate`, icon: icons.deactivate }
      : { what: 'activate', to: `${view}/activate`, icon: icons.activate },
  ];
};
