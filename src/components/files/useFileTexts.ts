import { useLocaleState, useTranslate } from 'react-admin';
import type { FileRules } from '@/contract/fileFields';
import { fileFormats } from '@/domain/fileFormats';
import { fileSize } from '@/domain/fileSize';

/** The words for files and how far they have come, in the chosen language. */
export function useFileTexts() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const sizeOf = (bytes: number) => fileSize(bytes, locale);
  return {
    sizeOf,
    percent: (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share),
    rulesOf: ({ types, maxSize }: FileRules) =>
      translate('ui.file_rules', {
        formats: new Intl.ListFormat(locale, { type: 'disjunction' }).format(fileFormats(types)),
        size: sizeOf(maxSize),
      }),
  };
}
