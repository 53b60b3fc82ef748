import { Divider, Menu, MenuItem, Typography } from '@mui/material';
import { type RefObject, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { DeleteView } from './DeleteView';
import { NameView } from './NameView';
import { isSameLook, type ListLook, type SavedView } from './savedViews';
import { useOpenView } from './useOpenView';

interface ViewsMenuProps {
  anchor: RefObject<HTMLElement | null>;
  /** Those of this list. */
  views: readonly SavedView[];
  /** The one that is shown now. */
  shown: SavedView | undefined;
  look: ListLook;
  /** How the list opens where nothing else is chosen. */
  first: ListLook;
  onClose: () => void;
}

type Asked = 'save' | 'rename' | 'delete';

/** The views of a list, of which one can be open, and what can be done with that; then the dialog that asks for it. */
export function ViewsMenu({ anchor, views, shown, look, first, onClose }: ViewsMenuProps) {
  const [asked, setAsked] = useState<Asked>();
  // Renamed it is another: what is asked is asked about the one that it was asked of.
  const [meant] = useState(shown);
  const close = () => {
    onClose();
    anchor.current?.focus();
  };
  if (asked === 'save') return <NameView look={look} onClose={close} />;
  if (asked === 'rename' && meant) return <NameView look={look} renamed={meant} onClose={close} />;
  if (asked === 'delete' && meant) return <DeleteView view={meant} onClose={close} />;
  return <Entries anchor={anchor} views={views} shown={shown} look={look} first={first} onClose={close} onAsk={setAsked} />;
}

function Entries({ anchor, views, shown, look, first, onClose, onAsk }: ViewsMenuProps & { onAsk: (asked: Asked) => void }) {
  const translate = useTranslate();
  const { resource } = useListContext();
  const openView = useOpenView();
  const open = (wanted: ListLook) => {
    onClose();
    openView(resource, wanted);
  };
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
      <MenuItem role="menuitemradio" aria-checked={isSameLook(first, look)} onClick={() => open(first)} sx={entry}>
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
      <MenuItem onClick={() => onAsk('save')}>{translate('views.save')}</MenuItem>
      {shown && [
        <MenuItem key="rename" onClick={() => onAsk('rename')} sx={entry}>
          {translate('views.rename', shown)}
        </MenuItem>,
        <MenuItem key="delete" onClick={() => onAsk('delete')} sx={entry}>
          <Typography variant="inherit" color="error">
            {translate('views.delete', shown)}
          </Typography>
        </MenuItem>,
      ]}
    </Menu>
  );
}

const entry = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;
