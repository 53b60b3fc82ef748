import { alpha, type Theme, type ThemeOptions } from '@mui/material/styles';
import { paperStyles } from '@/components/ui/print/paperStyles';
import { Appear } from '@/components/ui/theme/Appear';
import type { Tokens } from '@/components/ui/theme/tokens';
import { tipRest } from '@/components/ui/tip';

/** The style of the selected and current. */
const chosen =
  '.Mui-selected, [aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [role=menuitemradio][aria-checked=true]';

/** What floats above the page. */
const floating = '.MuiDialog-paper, .MuiPopover-paper, .MuiAutocomplete-paper, .MuiDrawer-paper, .MuiTooltip-tooltip';

/** A window so low that a popup scrolls as a whole. */
const low = '@media (max-height: 420px)';
const ground = (backgroundColor: string, mark: string, color: string) => ({
  backgroundColor,
  color,
  '& .MuiAlert-icon': { color: mark },
});

type Variants = NonNullable<NonNullable<NonNullable<ThemeOptions['components']>['MuiAlert']>['variants']>;

/** The styles of alerts: each severity has its own background. */
const alerts = (colors: Tokens): Variants => [
  { props: { variant: 'standard', severity: 'info' }, style: ground(colors.infoGround, colors.accent, colors.text) },
  { props: { variant: 'standard', severity: 'success' }, style: ground(colors.successGround, colors.success, colors.text) },
  { props: { variant: 'standard', severity: 'warning' }, style: ground(colors.warningGround, colors.warning, colors.text) },
  { props: { variant: 'standard', severity: 'error' }, style: ground(colors.dangerGround, colors.danger, colors.text) },
];

/**
 * Selects the Nepali interface, where labels and helper texts are a pixel larger to make room for the signs above and below the letters.
 */
const nepali = 'html[lang=ne] &';
const nepaliSmall = 13 / 16;

/** Selects a date input that is empty and isn't being filled in; WebKit shows today's date there, where other browsers show the format. */
const emptyDate = '&[type=date][value=""]:valid:not(:focus-within)';
/** A property that only WebKit knows. */
const webKit = '(hanging-punctuation: first)';

/** The styles of a field and its surroundings. */
const inputStyles = (colors: Tokens): NonNullable<ThemeOptions['components']> => ({
  // A label on its field's outline is 12 pixels: MUI renders it at 0.75 of its size.
  MuiInputLabel: {
    styleOverrides: {
      root: { '&.MuiInputLabel-shrink': { fontSize: '1rem', [nepali]: { fontSize: `${nepaliSmall / 0.75}rem` } } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: {
        borderColor: colors.lineStrong,
        '& legend': { fontSize: '0.75rem', [nepali]: { fontSize: `${nepaliSmall}rem` } },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: {
        '&::placeholder': { color: colors.textQuiet, opacity: 1 },
        [`@supports ${webKit}`]: { [emptyDate]: { color: 'transparent' } },
      },
      inputMultiline: { fieldSizing: 'content' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // The helper text of a disabled field says what enables it.
      root: {
        [nepali]: { fontSize: `${nepaliSmall}rem` },
        '&, &.Mui-disabled': { color: colors.textQuiet },
        '&.Mui-error': { color: colors.danger },
      },
    },
  },
});

const ringInside = { '&.Mui-focusVisible': { outlineOffset: -4 } };

/** The styles of buttons: only an outline shows the focus. */
const buttonStyles = (colors: Tokens): NonNullable<ThemeOptions['components']> => ({
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: { contained: { '@media (forced-colors: active)': { border: '1px solid' } } },
  },
  MuiIconButton: { defaultProps: { disableFocusRipple: true } },
  // Their ring is inside their own space: outside of it is the first letter of the label.
  MuiRadio: { styleOverrides: { root: ringInside } },
  MuiCheckbox: { styleOverrides: { root: ringInside } },
  MuiButtonBase: {
    styleOverrides: {
      root: {
        // A browser gives a button a font of the system, and MUI only text buttons the page's.
        fontFamily: 'inherit',
        '&.Mui-focusVisible': { outline: `2px solid ${colors.accent}`, outlineOffset: 1 },
      },
    },
  },
});

/** The style of a small icon button for the links of rows: as a component of MUI each would be seven, and its styles be computed again. */
const iconLink = ({ active: color, hoverOpacity, selectedOpacity }: Theme['palette']['action']) => ({
  display: 'inline-flex',
  flex: 'none',
  padding: 5,
  verticalAlign: 'middle',
  borderRadius: '50%',
  color,
  userSelect: 'none',
  transition: 'background-color 150ms',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outlineOffset: 1 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: alpha(color, hoverOpacity) } },
  '&:active': { backgroundColor: alpha(color, selectedOpacity) },
});

/** What a row's link has instead of its icon. */
const word = { padding: '4px 8px', borderRadius: 6, fontWeight: 600, whiteSpace: 'nowrap', textDecoration: 'none' } as const;

const tipStyles: NonNullable<ThemeOptions['components']> = {
  MuiTooltip: {
    defaultProps: { enterDelay: tipRest },
    styleOverrides: { tooltip: { fontSize: '0.75rem', fontWeight: 400, [nepali]: { fontSize: `${nepaliSmall}rem` } } },
  },
};

const dialogStyles: NonNullable<ThemeOptions['components']> = {
  MuiDialog: {
    defaultProps: { scroll: 'paper', slots: { transition: Appear } },
    styleOverrides: {
      // Only the middle of a popup scrolls, whether or not a form is round it and its buttons.
      paper: {
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        '&:focus-visible': { outline: 'none' },
        [low]: {
          '& > *': { flexShrink: 0 },
          '&:not(.MuiDialog-paperFullScreen)': { marginBlock: 8, maxHeight: 'calc(100% - 16px)' },
        },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        '.MuiDialogTitle-root + form > &, .MuiDialogTitle-root ~ form > &': { paddingTop: 8 },
        [low]: { overflow: 'visible' },
      },
    },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px' } } },
};

/** The differences between the product's components and MUI's own. */
export const componentStyles = (colors: Tokens): NonNullable<ThemeOptions['components']> => ({
  MuiCssBaseline: {
    styleOverrides: ({ palette }: Theme) => ({
      ...paperStyles,
      '@keyframes appear': { from: { visibility: 'hidden' } },
      '@keyframes fade': { from: { opacity: 0 } },
      '@keyframes pulse': { '50%': { opacity: 0.4 } },
      ':focus-visible': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
      // Backgrounds are not rendered in this mode, so selection and progress would be invisible.
      '@media (forced-colors: active)': {
        [chosen]: { outline: '2px solid Highlight', outlineOffset: -2 },
        '.MuiLinearProgress-root': { border: '1px solid CanvasText' },
        '.MuiLinearProgress-bar': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
        // Nor are shadows: nothing else sets them off from the page.
        [floating]: { border: '1px solid' },
      },
      '.icon-link': iconLink(palette.action),
      '.icon-link.word': { ...word, color: palette.primary.main },
    }),
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  ...buttonStyles(colors),
  MuiMenuItem: {
    styleOverrides: {
      root: {
        // A menu scrolls, and would cut off an outline outside its item.
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '@media (hover: none)': { minHeight: 40 },
      },
    },
  },
  MuiAlert: { variants: alerts(colors) },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  ...inputStyles(colors),
  MuiBackdrop: { defaultProps: { slots: { transition: Appear } } },
  ...dialogStyles,
  MuiChip: { styleOverrides: { labelSmall: { fontSize: '0.75rem' } } },
  // Content that loads at once needs no skeleton before it.
  MuiSkeleton: { styleOverrides: { root: { animation: 'pulse 2s ease-in-out 0.5s infinite, appear 0s 200ms backwards' } } },
  ...tipStyles,
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: 3 } } },
});
