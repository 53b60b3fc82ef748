import { alpha, createTheme, type Theme } from '@mui/material/styles';
import type { Scheme } from '@/components/theme/colorScheme';
import { fontFamily, tokens } from '@/components/theme/tokens';
import { componentStyles } from './componentStyles';

/** How much of the accent lies on what is pointed at, and on what is chosen. */
const hoverOpacity = 0.06;
const selectedOpacity = 0.12;

/** The shell's look: calm and dense, for people who live in it. */
export const themes: Readonly<Record<Scheme, Theme>> = { light: themeOf('light'), dark: themeOf('dark') };

function themeOf(mode: Scheme): Theme {
  const colors = tokens[mode];
  return createTheme({
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
      fontSize: 13.5,
      h5: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h6: { fontSize: '1.0625rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: componentStyles(colors),
  });
}
