import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChildCount } from '@/components/treePage/ChildCount';
import type { RecordNode } from '@/components/treePage/recordNode';
import type { MenuNode } from '@/contract/menu';

/** Shows the number of menus below one, and whether it is unusual in not being in the sidebar. */
export function MenuBadge({ node: { childCount, row } }: { node: RecordNode<MenuNode> }) {
  const translate = useTranslate();
  return (
    <>
      <ChildCount count={childCount} />
      {row.menu_types === 'outer' && (
        <Chip component="span" size="small" variant="outlined" label={translate('choices.menu_types.outer')} />
      )}
    </>
  );
}
