import { useTranslate } from 'react-admin';
import { lengthOf } from '@/domain/characters';

/** The width of an input, in pixels, by the kind of its value. */
const widths = { number: 120, code: 160, date: 200 } as const;

/** What the input needs beside its label, in pixels: the asterisk, the padding, and a date's calendar button. */
const besides: Readonly<Record<keyof typeof widths, number>> = { number: 44, code: 44, date: 80 };

export type BoxKind = keyof typeof widths;

/** Returns a text's kind by its length; a longer one fills its column. */
export const kindOfText = (maxLength = Number.POSITIVE_INFINITY): BoxKind | undefined => {
  if (maxLength > 10) return undefined;
  return maxLength > 4 ? 'code' : 'number';
};

/**
 * Makes an input as wide as its value, and at least as its label; the text below it may fill the column. The row of inputs above a list
 * divides its width by itself.
 */
export function useBoxWidth(kind: BoxKind | undefined, label: string) {
  const text = useTranslate()(label, { _: label });
  return (
    kind && {
      // A character of a label is narrower than a digit.
      '@container form (min-width: 0)': {
        '& .MuiInputBase-root': { maxWidth: `max(${widths[kind]}px, calc(${lengthOf(text)} * 0.75ch + ${besides[kind]}px))` },
      },
    }
  );
}
