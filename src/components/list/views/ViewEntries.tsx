import { Divider, Menu, MenuItem, Typography } from '@mui/material';
import type { RefObject } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { siteHere } from '@/providers/basePath';
import { isSameLook, type ListLook, noteOpened, type SavedView, searchOf } from './savedViews';
import { sharedSearchOf } from './sharedView';
import { useKeptColumns } from './useKept';

/** A list's looks, and which of its views is shown. */
export interface ViewsOfList {
  /** The views of this list. */
  views: readonly SavedView[];
  /** The view that is shown. */
  shown: SavedView | undefined;
  /** The one that was shown until the list was changed, as it was when it was opened. */
  changed: SavedView | undefined;
  look: ListLook;
  /** The list's look by default. */
  first: ListLook;
}

export type ViewDialog = 'save' | 'rename' | 'delete';

interface ViewEntriesProps extends ViewsOfList {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onAsk: (dialog: ViewDialog) => void;
  /** Saves the list's current look in the changed view. */
  onChange: () => void;
}

/** The menu of a list's views, and what can be done with the shown one. */
export function ViewEntries({ anchor, views, shown, changed, look, first, onClose, onAsk, onChange }: ViewEntriesProps) {
  const translate = useTranslate();
  const named = shown ?? changed;
  const { open, leave, share } = useWays({ look, first, onClose });
  return (
    <Menu
      anchorEl={anchor.current}
      open
      onClose={onClose}
      slotProps={{
        list: { dense: true, 'aria-label': translate('views.title') },
        paper: { sx: { maxWidth: 'min(360px, calc(100% - 32px))' } },
      }}
    >
      <MenuItem role="menuitemradio" aria-checked={isSameLook(first, look)} onClick={leave} sx={entry}>
        {translate('views.none')}
      </MenuItem>
      {views.map((view) => (
        <MenuItem
          key={view.name}
          role="menuitemradio"
          aria-checked={view === shown}
          selected={view === shown}
          onClick={() => open(view)}
          sx={entry}
        >
          {view.name}
        </MenuItem>
      ))}
      <Divider />
      {changed && (
        <MenuItem onClick={onChange} sx={entry}>
          {translate('views.change', changed)}
        </MenuItem>
      )}
      <MenuItem onClick={() => onAsk('save')}>{translate('views.save')}</MenuItem>
      <MenuItem onClick={share}>{translate('views.share')}</MenuItem>
      {named && [
        <MenuItem key="rename" onClick={() => onAsk('rename')} sx={entry}>
          {translate('views.rename', named)}
        </MenuItem>,
        <MenuItem key="delete" onClick={() => onAsk('delete')} sx={entry}>
          <Typography variant="inherit" color="error">
            {translate('views.delete', named)}
          </Typography>
        </MenuItem>,
      ]}
    </Menu>
  );
}

/** Returns what opens a look, leaves the shown view, and shares the current look; each closes the menu. */
function useWays({ look, first, onClose }: Pick<ViewEntriesProps, 'look' | 'first' | 'onClose'>) {
  const { resource } = useListContext();
  const openView = useOpenView();
  const shareView = useShareView();
  const open = (wanted: ListLook) => {
    onClose();
    openView(resource, wanted);
  };
  return {
    open,
    leave: () => {
      noteOpened(resource, undefined);
      open(first);
    },
    share: () => {
      onClose();
      void shareView(resource, look);
    },
  };
}

const entry = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** Returns a function that opens a list with a view's look: by its address, and with its hidden columns. */
function useOpenView(): (list: string, look: ListLook) => void {
  const navigate = useNavigate();
  const hide = useKeptColumns();
  return (list, look) => {
    hide(list, look.hidden);
    void navigate({ pathname: `/${list}`, search: searchOf(look) });
  };
}

/** Returns a function that copies the link to a list's look; a browser that refuses that gets it as the page's address. */
function useShareView(): (list: string, look: ListLook) => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotify();
  return async (list, look) => {
    const link = `${siteHere}/${list}${sharedSearchOf(look)}`;
    try {
      await navigator.clipboard.writeText(link);
      notify('views.shared', { type: 'success' });
    } catch {
      await navigate({ search: searchOf(look) });
      notify('views.not_shared', { type: 'warning' });
    }
  };
}
