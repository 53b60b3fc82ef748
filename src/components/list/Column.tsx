import type { ReactNode } from 'react';
import { DataTable, useRecordContext } from 'react-admin';
import { digitsIn } from '@/domain/digits';
import { type ShownText, shownText } from './shownText';
import { useLanguage } from './useLanguage';

interface Field {
  /** The record's field. */
  source: string;
  /** A key of the catalogue; by default `fields.<source>`. */
  label?: string;
  /**
   * What is shown of its value, in words; by default the value as it is, a number in the digits of the language. The search, the
   * order and the export go by it; a number they take as a number.
   */
  text?: ShownText;
  /** Whether its texts are short and stand in one line each, such as dates. */
  isShort?: boolean;
}

/** Where the text stands in a picture of its own, such as a chip, that is its child. */
export type ColumnProps = Field & ({ children?: undefined } | { text: ShownText; children: ReactNode });

/** A column by what it shows, and the key of what it is called. */
export interface NamedColumn {
  source: string;
  label: string;
  text?: ShownText | undefined;
}

/** A sortable column of a record's own field. */
export const Column = ({ source, label, text, isShort, children }: ColumnProps) => (
  <DataTable.Col source={source} {...(label && { label })} {...(isShort && { className: 'short' })}>
    {children ?? <Text source={source} text={text} />}
  </DataTable.Col>
);

function Text({ source, text }: { source: string; text: ShownText | undefined }) {
  const value: unknown = useRecordContext()?.[source];
  const language = useLanguage();
  const shown = shownText(value, text, language);
  return typeof shown === 'number' ? digitsIn(language.locale, String(shown)) : shown;
}
