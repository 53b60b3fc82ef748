import { useTranslate } from 'react-admin';
import { lengthOf } from '@/domain/characters';

/** How wide the box of a value is, in pixels: as wide as what it holds. */
const widths = { number: 120, code: 160, date: 200 } as const;

/** What stands in a box beside its label, in pixels: the asterisk and the padding, and the calendar of a date. */
const besides: Readonly<Record<keyof typeof widths, number>> = { number: 44, code: 44, date: 80 };

export type BoxKind = keyof typeof widths;

/** Of a text, by how long it may be; a longer one fills its column. */
export const kindOfText = (maxLength = Number.POSITIVE_INFINITY): BoxKind | undefined => {
  if (maxLength > 10) return undefined;
  return maxLength > 4 ? 'code' : 'number';
};

/**
 * Keeps the box of a record form's input as wide as what it holds, and as the label on its edge; what is said below has the whole column.
 * The row of inputs above a list shares its width out itself.
 */
export function useBoxWidth(kind: BoxKind | undefined, label: string) {
  const text = useTranslate()(label, { _: label });
  return (
    kind && {
      // A character of a label takes less than a digit of the text.
      '@container form (min-width: 0)': {
        '& .MuiInputBase-root': { maxWidth: `max(${widths[kind]}px, calc(${lengthOf(text)} * 0.75ch + ${besides[kind]}px))` },
      },
    }
  );
}
