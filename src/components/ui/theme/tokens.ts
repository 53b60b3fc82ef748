/** One scheme's colours; each name is also a CSS custom property (`--text-quiet` for `textQuiet`). */
export interface Tokens {
  accent: string;
  accentStrong: string;
  onAccent: string;
  ground: string;
  surface: string;
  line: string;
  lineStrong: string;
  text: string;
  textQuiet: string;
  danger: string;
  dangerGround: string;
  success: string;
  successGround: string;
  warning: string;
  warningGround: string;
  infoGround: string;
}

/** The product's colours, for the shell's theme and the pages outside it; every text has a contrast of at least 4.5 to 1. */
export const tokens: Readonly<Record<'light' | 'dark', Tokens>> = {
  light: {
    accent: '#0f5f63',
    accentStrong: '#0a474a',
    onAccent: '#ffffff',
    ground: '#f5f6f7',
    surface: '#ffffff',
    line: '#dde2e5',
    lineStrong: '#7d8891',
    text: '#1b2327',
    textQuiet: '#55616a',
    danger: '#b3261e',
    dangerGround: '#fdecea',
    success: '#1e6b3a',
    successGround: '#e7f4ec',
    warning: '#8a5300',
    warningGround: '#fdf3e1',
    infoGround: '#e4f0f0',
  },
  dark: {
    accent: '#6cc4c4',
    accentStrong: '#93d9d9',
    onAccent: '#06282a',
    ground: '#11161a',
    surface: '#192025',
    line: '#2e383e',
    lineStrong: '#7a8790',
    text: '#e8ecee',
    textQuiet: '#a9b4bb',
    danger: '#ff9d94',
    dangerGround: '#3b1d1b',
    success: '#86d3a1',
    successGround: '#16301f',
    warning: '#f3b562',
    warningGround: '#332614',
    infoGround: '#15292b',
  },
};

/** The fallbacks have the measures of Inter: see `base.css`. */
export const fontFamily =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback of Linux', 'Noto Sans Devanagari Variable', system-ui, sans-serif";
