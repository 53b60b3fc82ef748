import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, useDataTableRenderContext, useRecordContext, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type ShownText, shownText } from '@/components/fields/shownText';
import { useLanguage } from '@/components/fields/useLanguage';
import { useAddressSearch } from '@/components/routing/AddressSearch';
import { useDetailsOf } from '@/components/routing/useDetailsOf';
import { digitsIn } from '@/domain/digits';
import { ColumnHead } from './ColumnHead';

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
  /** Whether it is what its record is called, in full; by default where the resource calls records by this field. */
  isName?: boolean;
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
  /** Whether it is what a record is known by, or the first: it is always in sight. */
  stands?: boolean;
}

/** A column of a record's own field, sortable where the list is. */
export function Column({ source, label, text, isName, isShort, children }: ColumnProps) {
  if (useDataTableRenderContext() === 'header') return <ColumnHead {...{ source, label, isShort }} />;
  return (
    <DataTable.Col source={source} {...(isShort && { className: 'short' })}>
      <Named source={source} isName={isName}>
        {children ?? <ColumnText source={source} text={text} />}
      </Named>
    </DataTable.Col>
  );
}

/** What a record is known by leads to its details, where its resource has them. */
function Named({ source, isName, children }: Pick<Field, 'source' | 'isName'> & { children: ReactNode }) {
  const { recordRepresentation } = useResourceDefinition();
  const detailsOf = useDetailsOf();
  const search = useAddressSearch();
  const record = useRecordContext();
  if (!detailsOf || !record || !(isName ?? recordRepresentation === source)) return children;
  return (
    <Link
      component={RouterLink}
      to={{ pathname: detailsOf(encodeURIComponent(record.id)), search }}
      color="inherit"
      underline="hover"
      sx={name}
    >
      {children}
    </Link>
  );
}

// Rich text is clamped, and as narrow as its column lets it be.
const name = { fontWeight: 600, '&& > *': { minWidth: { sm: 216 } } };

/** What a column shows of the row's record, where it has no picture of its own. */
export function ColumnText({ source, text }: { source: string; text: ShownText | undefined }) {
  const value: unknown = useRecordContext()?.[source];
  const language = useLanguage();
  const shown = shownText(value, text, language);
  return typeof shown === 'number' ? digitsIn(language.locale, String(shown)) : shown;
}
