import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/ui/text/dates';
import type { Version } from '@/providers/versions';
import { useVersions, type VersionedForm } from './useVersions';

/** A button that lists the last states of a form with a rich text, and puts the chosen one back; it is there once there is one. */
export function EarlierVersions(form: VersionedForm) {
  const translate = useTranslate();
  const { instant } = useDayTexts();
  const notify = useNotify();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { kept, bringBack } = useVersions(form);
  if (kept.length === 0) return null;
  const choose = (version: Version) => {
    setAnchor(null);
    bringBack(version);
    notify('ui.version_back', { type: 'info', messageArgs: { time: instant(version.savedAt) } });
  };
  return (
    <>
      <Button
        id={id}
        size="small"
        color="inherit"
        sx={{ ml: 1 }}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('ui.versions')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {kept.map((version) => (
          <MenuItem key={version.startedAt} onClick={() => choose(version)} sx={{ maxWidth: 420 }}>
            <ListItemText
              primary={instant(version.savedAt)}
              secondary={version.words || translate('ui.version_empty')}
              slotProps={{ secondary: { noWrap: true } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
