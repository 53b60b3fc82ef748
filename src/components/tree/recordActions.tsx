import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { NodeAction } from './treeArea';
import { screenAt, type TreeScreens } from './treeScreens';

interface Numbered {
  iid: number;
}

/** Returns the actions on the records of a tree; `add` is that action's name in the area's texts. */
export const recordActions = (screens: TreeScreens, add: string) => ({
  view: ({ iid }: Numbered): NodeAction => ({
    what: 'view',
    to: screenAt(screens.tree, screens.view, iid),
    icon: icons.view,
    reads: true,
  }),
  edit: ({ iid }: Numbered): NodeAction => ({
    what: 'edit',
    to: screenAt(screens.tree, screens.edit, iid),
    icon: icons.edit,
    keys: 'e',
    tool: true,
  }),
  add: ({ iid }: Numbered): NodeAction => ({
    what: add,
    to: screenAt(screens.tree, screens.add, iid),
    icon: icons.add,
    tool: true,
  }),
});

// Shared by all rows, so that a row that renders again doesn't render them too.
const icons = {
  view: <ViewIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  add: <AddIcon fontSize="small" />,
};
