import type { ThemeOptions } from '@mui/material/styles';
import type { Tokens } from '@/components/theme/tokens';

/** How the parts of the interface differ from MUI's own. */
export const componentStyles = (colors: Tokens): NonNullable<ThemeOptions['components']> => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiButtonBase: {
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${colors.accent}`, outlineOffset: 1 } } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // A menu scrolls, and would cut off what stands out.
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '@media (hover: none)': { minHeight: 40 },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors.lineStrong } } },
  MuiFormHelperText: { styleOverrides: { root: { color: colors.textQuiet, '&.Mui-error': { color: colors.danger } } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colors.line, fontVariantNumeric: 'tabular-nums' },
      head: { fontWeight: 600, color: colors.textQuiet, backgroundColor: colors.surface, position: 'sticky', top: 0, zIndex: 1 },
      sizeSmall: { padding: '6px 16px', '@media (max-width: 599.95px)': { padding: '6px 8px' } },
    },
  },
  MuiDialog: { defaultProps: { scroll: 'paper' } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 600 } } },
  MuiDialogContent: {
    styleOverrides: { root: { '.MuiDialogTitle-root + form > &, .MuiDialogTitle-root ~ form > &': { paddingTop: 8 } } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
});
