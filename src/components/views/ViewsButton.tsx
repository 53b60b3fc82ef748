import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { Suspense, useRef, useState } from 'react';
import { type SortPayload, useListContext } from 'react-admin';
import { ToolButton } from '@/components/list/ToolButton';
import { useHiddenColumns } from '@/components/list/useHiddenColumns';
import { lazyScreen } from '@/components/routing/lazyScreen';
import { isSameLook, type ListLook, savedViews } from './savedViews';
import { useKept } from './useKept';

const ViewsMenu = lazyScreen(() => import('./ViewsMenu'), 'ViewsMenu');

interface ViewsButtonProps {
  /** How the list opens where nothing else is chosen. */
  sort: SortPayload;
  filter: ListLook['filter'];
}

/** Opens the menu of the looks of this list that a person has given names; it is called as the one that is shown. */
export function ViewsButton(opening: ViewsButtonProps) {
  const { resource, filterValues, sort } = useListContext();
  const hidden = useHiddenColumns();
  const { data: all = [] } = useKept(savedViews);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const look = { filter: filterValues, sort, hidden };
  const views = all.filter(({ list }) => list === resource);
  const shown = views.find((view) => isSameLook(view, look));
  return (
    <>
      <ToolButton
        ref={button}
        label={shown ? 'views.shown' : 'views.title'}
        {...(shown && { args: { name: shown.name } })}
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ViewsMenu
            anchor={button}
            views={views}
            shown={shown}
            look={look}
            first={{ ...opening, hidden: [] }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
