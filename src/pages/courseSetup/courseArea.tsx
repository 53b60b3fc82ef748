import AddIcon from '@mui/icons-material/Add';
import AttachIcon from '@mui/icons-material/AttachFile';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DateIcon from '@mui/icons-material/EventOutlined';
import PlaylistIcon from '@mui/icons-material/PlaylistPlayOutlined';
import OffIcon from '@mui/icons-material/ToggleOff';
import OnIcon from '@mui/icons-material/ToggleOn';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { LiveChip } from '@/components/product/courseTree/CourseLive';
import { courseNarrowings } from '@/components/product/courseTree/courseGaps';
import type { CourseTreeNode } from '@/components/product/courseTree/courseNodes';
import { levelIcons } from '@/components/product/courseTree/levelIcons';
import { addBelow, type Level, levelNames, levels, resourcesScreen, screenOf } from '@/components/product/courseTree/levels';
import { playlistAddress } from '@/components/product/playlistAddress';
import { ChildCount } from '@/components/tree/Panel';
import type { NodeLook } from '@/components/tree/TreeRowLine';
import { type NodeAction, nodesContext, type TreeArea } from '@/components/tree/treeArea';
import { isAt, placeOf } from './placeOf';

/** The catalogue's tree and its page. */
export const courseArea: TreeArea<CourseTreeNode> = {
  address: 'coursesetup',
  text: (name) => `course_setup.${name}`,
  Nodes: nodesContext(),
  placeOf: (pathname) => {
    const place = placeOf(pathname);
    return place && isAt(place);
  },
  actionsOf: nodeActions,
  lookOf: nodeLook,
  narrowings: courseNarrowings,
};

/** Returns the actions on a node of the course tree; the first is to view it. Source: course catalogue, section 2. */
function nodeActions(node: CourseTreeNode): NodeAction[] {
  const { level, slug, iid } = node;
  const { edit, view } = levels[level];
  const add = addBelow(node);
  return [
    { what: 'view', to: screenOf(view, slug), icon: icons.view, reads: true },
    { what: 'edit', to: screenOf(edit, slug), icon: icons.edit, keys: 'e', tool: true },
    ...(add ? [{ what: `add_${add.level}`, to: add.to, icon: icons.add, keys: 'n' as const, tool: true }] : []),
    ...(copiedLevels.has(level) ? [{ what: 'copy', to: `${screenOf(view, slug)}/copy`, icon: icons.copy, inMenu: true }] : []),
    ...(level === 'course' ? courseActions(node) : []),
    ...playlistActions(node),
    ...(level === 'lesson'
      ? [{ what: 'resources', to: screenOf(resourcesScreen, iid), icon: icons.resources, reads: true }]
      : []),
  ];
}

/** The levels whose records can be copied, with all below them. */
const copiedLevels: ReadonlySet<Level> = new Set(['course', 'subcourse', 'main_topic', 'lesson']);

// Shared by all rows, so that a row that renders again doesn't render them too.
const icons = {
  view: <ViewIcon fontSize="small" />,
  add: <AddIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  copy: <CopyIcon fontSize="small" />,
  playlist: <PlaylistIcon fontSize="small" />,
  resources: <AttachIcon fontSize="small" />,
  date: <DateIcon fontSize="small" />,
  deactivate: <OffIcon fontSize="small" />,
  activate: <OnIcon fontSize="small" />,
};

/** Returns the action that shows a main topic or a sub topic as learners get it. */
const playlistActions = ({ level, iid, playlist }: CourseTreeNode): NodeAction[] =>
  playlist
    ? [
        {
          what: 'playlist',
          to: playlistAddress(playlist, level === 'sub_topic' ? { topic: iid } : {}),
          icon: icons.playlist,
          reads: true,
        },
      ]
    : [];

const courseActions = ({ slug, live }: CourseTreeNode): NodeAction[] => {
  const view = screenOf(levels.course.view, slug);
  return [
    { what: 'date', to: `${view}/date`, icon: icons.date, inMenu: true },
    live
      ? { what: 'deactivate', to: `${view}/deactivate`, icon: icons.deactivate, inMenu: true, danger: true }
      : { what: 'activate', to: `${view}/activate`, icon: icons.activate, inMenu: true },
  ];
};

/** Returns what the tree shows of a node besides its name. */
function nodeLook(node: CourseTreeNode): NodeLook {
  return {
    icon: iconsOfLevels.get(node.level),
    marks: [node.code, node.slug].filter((mark) => mark !== undefined),
    badge: <NodeBadge node={node} />,
  };
}

// Shared by all rows, so that a row that renders again doesn't render them too.
const iconsOfLevels = new Map(
  levelNames.map((level) => {
    const Icon = levelIcons[level];
    return [level, <Icon key={level} aria-hidden />];
  }),
);

/** Shows how many children a node has, and that a course isn't live. */
const NodeBadge = ({ node: { childCount, live } }: { node: CourseTreeNode }) => (
  <>
    <ChildCount count={childCount} />
    {live === false && <LiveChip live={live} />}
  </>
);
