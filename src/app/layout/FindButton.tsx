import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeyCaps } from '@/components/keys/KeyCaps';
import { useShellActions } from './shellActions';

/** Opens the finder. Where there is room it looks like the finder's box and shows its key. */
export function FindButton() {
  const translate = useTranslate();
  const { find } = useShellActions();
  const label = translate('shell.find');
  return (
    <Box sx={{ position: 'relative' }}>
      <Button
        color="inherit"
        onClick={find}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        startIcon={<SearchIcon fontSize="small" />}
        sx={button}
      >
        <Box component="span" sx={{ display: { xs: 'none', md: 'block' }, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {label}
        </Box>
      </Button>
      {/* Outside the button, so that it isn't part of its name. */}
      <Box aria-hidden sx={caps}>
        <KeyCaps keys="Control+K" />
      </Box>
    </Box>
  );
}

const button = {
  color: 'text.secondary',
  fontWeight: 400,
  minWidth: 40,
  width: { md: 280 },
  pr: { md: 10 },
  justifyContent: 'flex-start',
  whiteSpace: 'nowrap',
  border: { md: 1 },
  borderColor: { md: 'divider' },
  '.MuiButton-startIcon': { mr: { xs: 0, md: 1 } },
};

const caps = {
  display: { xs: 'none', md: 'flex' },
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 8,
  alignItems: 'center',
  pointerEvents: 'none',
};
