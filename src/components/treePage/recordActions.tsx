import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { NodeAction } from './treeArea';
import { screenAt, type TreeScreens } from './treeScreens';

interface Numbered {
  iid: number;
}

/** What can be done with the records of a tree, on their screens; `add` is called as the area's texts call it. */
export const recordActions = (screens: TreeScreens, add: string) => ({
  view: ({ iid }: Numbered): NodeAction => ({ what: 'view', to: screenAt(screens.tree, screens.view, iid), icon: icons.view }),
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

// The same elements in every row: a row that is drawn again doesn't draw them anew.
const icons = {
  view: <ViewIcon fontSize="small" />,
  edit: <EditIcon fontSize="small" />,
  add: <AddIcon fontSize="small" />,
};
