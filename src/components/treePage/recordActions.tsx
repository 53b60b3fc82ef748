import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import type { PanelScreens } from './panelRoutes';
import type { NodeAction } from './treeArea';
import { screenAt } from './treeScreens';

interface Numbered {
  iid: number;
}

/** Returns the actions on the records of the tree at an address; `add` is that action's name in the area's texts. */
export const recordActions = (address: string, screens: PanelScreens, add: string) => ({
  view: ({ iid }: Numbered): NodeAction => ({ what: 'view', to: screenAt(address, screens.view, iid), icon: icons.view }),
  edit: ({ iid }: Numbered): NodeAction => ({
    what: 'edit',
    to: screenAt(address, screens.edit, iid),
    icon: icons.edit,
    keys: 'e',
    tool: true,
  }),
  add: ({ iid }: Numbered): NodeAction => ({
    what: add,
    to: screenAt(address, screens.add, iid),
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
