import { Box } from '@mui/material';

/** A key, a chord of keys (`Control+K`) or several of either, as they are printed on a keyboard. */
export const KeyCaps = ({ keys }: { keys: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
    {keys.split(' ').map((chord) => (
      <Box component="span" key={chord} sx={{ display: 'inline-flex', gap: 0.5 }}>
        {chord.split('+').map((key) => (
          <Box component="kbd" key={key} sx={cap}>
            {printed.get(key) ?? key}
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);

/** The names printed on keyboards, in every language. */
const printed = new Map([
  ['Control', 'Ctrl'],
  ['Escape', 'Esc'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);

const cap = {
  minWidth: 22,
  px: 1,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
