import SearchIcon from '@mui/icons-material/Search';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeyCaps } from '@/components/keys/KeyCaps';
import { useShellActions } from './shellActions';

/** Opens the finder; it looks like the box that will come, with the key beside it. */
export function FindButton() {
  const translate = useTranslate();
  const { find } = useShellActions();
  const label = translate('shell.find');
  return (
    <Button
      color="inherit"
      onClick={find}
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      startIcon={<SearchIcon fontSize="small" />}
      sx={{
        color: 'text.secondary',
        fontWeight: 400,
        minWidth: 40,
        width: { md: 280 },
        justifyContent: 'flex-start',
        border: { md: 1 },
        borderColor: { md: 'divider' },
        '.MuiButton-startIcon': { mr: { xs: 0, md: 1 } },
      }}
    >
      <Box component="span" sx={{ display: { xs: 'none', md: 'flex' }, flex: 1, alignItems: 'center', gap: 1 }}>
        <Box
          component="span"
          sx={{ flex: 1, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {label}
        </Box>
        <KeyCaps keys="Control+K" />
      </Box>
    </Button>
  );
}
