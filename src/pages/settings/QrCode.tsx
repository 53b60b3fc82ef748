import { Box } from '@mui/material';
import { encode } from 'uqr';

/** A QR code, drawn here: no other server learns its text. Dark on light in either theme, as scanners want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 220, maxWidth: 1, mb: 1, colorScheme: 'light', bgcolor: 'Canvas', color: 'CanvasText' }}
    >
      <path d={dark.join('')} fill="currentColor" />
    </Box>
  );
}
