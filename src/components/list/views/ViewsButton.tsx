import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type SortPayload, useListContext } from 'react-admin';
import type { z } from 'zod/mini';
import { filterDefaults } from '@/components/form/filterDefaults';
import { openFormTexts } from '@/components/record/formTexts';
import { lazyScreen, lazyWith } from '@/components/ui/lazy/lazyScreen';
import { useKept } from '@/providers/data/useKept';
import { useHiddenColumns } from '../columns/useColumns';
import { ToolButton } from '../toolbar/ToolButton';
import { isCalled, isSameLook, noteOpened, openedView, type SavedView, savedViews } from './savedViews';

const ViewsMenu = lazyWith(
  lazyScreen(() => import('./ViewsMenu'), 'ViewsMenu'),
  openFormTexts,
);

interface ViewsButtonProps {
  /** The list's order by default. */
  sort: SortPayload;
  /** The schema of its filter. */
  filterSchema?: z.ZodMiniObject | undefined;
}

/**
 * Opens the menu of the list's views; its label is the view that is shown, or that was shown until the list was changed. react-admin's saved
 * queries have no columns, end with the session, and can't be renamed.
 */
export function ViewsButton({ sort: firstSort, filterSchema }: ViewsButtonProps) {
  const { resource, filterValues, sort, perPage } = useListContext();
  const hidden = useHiddenColumns();
  const { data: all = [] } = useKept(savedViews);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = useCallback(() => setOpen(true), []);
  const look = { filter: filterValues, sort, hidden, perPage };
  const views = all.filter(({ list }) => list === resource);
  const first = { sort: firstSort, filter: filterSchema ? filterDefaults(filterSchema) : {}, hidden: [] };
  const shown = views.find((view) => isSameLook(view, look));
  useEffect(() => {
    if (shown) noteOpened(resource, shown);
  }, [resource, shown]);
  const changed = shown || isSameLook(first, look) ? undefined : openedOf(views, resource);
  const named = shown ?? changed;
  return (
    <>
      <ToolButton
        ref={button}
        label={labelOf(shown, changed)}
        {...(named && { args: { name: named.name } })}
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ViewsMenu
            anchor={button}
            views={views}
            shown={shown}
            changed={changed}
            look={look}
            first={first}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const icon = <ViewsIcon />;

function labelOf(shown: SavedView | undefined, changed: SavedView | undefined): string {
  if (shown) return 'views.shown';
  return changed ? 'views.changed' : 'views.title';
}

/** The view that was last opened, as it was then, if it is still kept. */
function openedOf(views: readonly SavedView[], list: string): SavedView | undefined {
  const opened = openedView(list);
  return opened && views.some((view) => isCalled(view, opened.name)) ? opened : undefined;
}
