import EditIcon from '@mui/icons-material/EditOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'react-admin';
import type { RowAction } from '@/components/tree/TreeRowLine';
import type { CourseTreeNode } from './courseNodes';

/** What can be done with a node of the course tree; categories are the level that has screens. */
export function useNodeActions(): (node: CourseTreeNode) => readonly RowAction[] {
  const translate = useTranslate();
  return ({ level, slug, label: name }) =>
    level === 'category'
      ? [
          {
            label: translate('ui.view_name', { name }),
            to: `/coursesetup/viewCategoryDetails/${slug}`,
            icon: <ViewIcon fontSize="small" />,
          },
          {
            label: translate('ui.edit_name', { name }),
            to: `/coursesetup/category_edit/${slug}`,
            icon: <EditIcon fontSize="small" />,
          },
        ]
      : [];
}
