import { Box, Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type ShortcutKey, shortcut } from '@/components/keys/shortcuts';

interface ToolButtonProps extends Pick<ButtonProps, 'startIcon' | 'disabled' | 'aria-haspopup' | 'aria-expanded' | 'onClick'> {
  /** A key of the catalogue. */
  label: string;
  /** The key that presses it, where it has one. */
  keys?: ShortcutKey;
}

/** A button above a list's rows; on a phone it is its icon alone. */
export function ToolButton({ label, keys, ...button }: ToolButtonProps) {
  const text = useTranslate()(label);
  return (
    <Button size="small" aria-label={text} sx={tool} {...(keys && shortcut(keys))} {...button}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {text}
      </Box>
    </Button>
  );
}

const tool = {
  flexShrink: 0,
  whiteSpace: 'nowrap',
  minWidth: 40,
  minHeight: 40,
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-2px' }, mr: { xs: 0, sm: 1 } },
} as const;
