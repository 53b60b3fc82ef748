import { alpha } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import type { Scheme } from '@/components/ui/theme/colorScheme';
import { fontFamily, tokens } from '@/components/ui/theme/tokens';
import { componentStyles } from './componentStyles';

/** The accent's opacity on what is hovered, and on what is selected. */
const hoverOpacity = 0.06;
const selectedOpacity = 0.12;

/** Returns the shell's theme, from which react-admin makes MUI's: calm and dense, for people who work in it all day. */
export function themeOf(mode: Scheme): RaThemeOptions {
  const colors = tokens[mode];
  return {
    palette: {
      mode,
      primary: { main: colors.accent, dark: colors.accentStrong, contrastText: colors.onAccent },
      secondary: { main: colors.accent, dark: colors.accentStrong, contrastText: colors.onAccent },
      info: { main: colors.accent, dark: colors.accentStrong, contrastText: colors.onAccent },
      action: {
        hover: alpha(colors.accent, hoverOpacity),
        hoverOpacity,
        selected: alpha(colors.accent, selectedOpacity),
        selectedOpacity,
        focus: alpha(colors.accent, selectedOpacity),
      },
      error: { main: colors.danger },
      success: { main: colors.success },
      warning: { main: colors.warning },
      background: { default: colors.ground, paper: colors.surface },
      text: { primary: colors.text, secondary: colors.textQuiet },
      divider: colors.line,
    },
    shape: { borderRadius: 6 },
    spacing: 8,
    typography: {
      fontFamily,
      // Six sizes in pixels: 12, 13, 14, 16, 20 and 28; two weights.
      fontSize: 14,
      fontWeightMedium: 600,
      fontWeightBold: 600,
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.875rem' },
      caption: { fontSize: '0.75rem' },
      subtitle1: { fontSize: '1rem', fontWeight: 600 },
      subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
      h4: { fontSize: '1.75rem', fontWeight: 600 },
      h5: { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 },
      h6: { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 },
      button: { fontSize: '0.875rem', lineHeight: 24 / 14, textTransform: 'none', fontWeight: 600 },
    },
    components: componentStyles(colors),
  };
}
