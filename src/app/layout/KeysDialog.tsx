import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { KeyCaps } from '@/components/ui/keys/KeyCaps';
import { LetterKeysSwitch } from '@/components/ui/keys/LetterKeysSwitch';
import { shortcutsHere } from '@/components/ui/keys/pressShortcut';

/** Lists the keyboard shortcuts of the screen. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {translate('keys.title')}
      </DialogTitle>
      <IconButton
        autoFocus
        onClick={onClose}
        aria-label={translate('ui.close')}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('keys.lead')} {translate('keys.letters_text')}
        </Typography>
        <LetterKeysSwitch />
        <Groups />
      </DialogContent>
    </Dialog>
  );
}

function Groups() {
  const translate = useTranslate();
  // Read as the dialog mounts: what led to it is gone by then, and its own shortcuts aren't there yet.
  const [groups] = useState(shortcutsHere);
  return (
    <Box sx={{ columns: { md: 2 }, columnGap: 4 }}>
      {groups.map(({ title, shortcuts }) => (
        <Box component="section" key={title} sx={{ breakInside: 'avoid', mb: 3 }}>
          <Typography component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
            {translate(title)}
          </Typography>
          <Box component="dl" sx={{ m: 0 }}>
            {shortcuts.map(({ keys, text }) => (
              <Box key={keys} sx={line}>
                <Typography component="dt" variant="body2">
                  {translate(text)}
                </Typography>
                <Box component="dd" sx={{ m: 0, flexShrink: 0 }}>
                  <KeyCaps keys={keys} />
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
