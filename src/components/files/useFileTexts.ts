import { useLocaleState, useTranslate } from 'react-admin';
import type { FileRules } from '@/contract/fileFields';
import { numberText } from '@/domain/digits';
import { fileFormats } from '@/domain/fileFormats';
import { fileSize } from '@/domain/fileSize';

/** Returns the words for files and their progress, in the chosen language. */
export function useFileTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const sizeOf = (bytes: number) => fileSize(bytes, locale);
  const either = (texts: readonly string[]) => {
    const last = texts.at(-1) ?? '';
    return texts.length > 1 ? translate('ui.either', { others: texts.slice(0, -1).join(', '), last }) : last;
  };
  return {
    sizeOf,
    percent: (share: number) => numberText(share, locale, { style: 'percent' }),
    rulesOf: ({ types, maxSize }: FileRules) =>
      translate('ui.file_rules', {
        formats: either(fileFormats(types)),
        size: sizeOf(maxSize),
      }),
  };
}
