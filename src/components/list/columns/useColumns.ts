import { Children, isValidElement, type ReactElement, type ReactNode, useMemo } from 'react';
import { useResourceContext, useResourceDefinition, useStore } from 'react-admin';
import { useLanguage } from '@/components/ui/text/digits';
import { shownText } from '@/components/ui/text/shownText';
import type { Shown } from '@/providers/data/shown';
import { hiddenKey } from '../views/useKept';
import type { ColumnProps, NamedColumn } from './Column';

/** Returns a list's columns that have a `source`, and their texts: the search, the order and the export use them. */
export function useColumns(children: ReactNode) {
  const hidden = useHiddenColumns();
  const language = useLanguage();
  const { recordRepresentation } = useResourceDefinition();
  return useMemo(() => {
    const columns = namedColumns(children, recordRepresentation);
    const says = new Map(columns.map(({ source, text }) => [source, text]));
    const shown: Shown = {
      locale: language.locale,
      columns: columns.map(({ source }) => source).filter((source) => !hidden.includes(source)),
      textOf: (record, source) => shownText(record[source], says.get(source), language),
    };
    return { columns, shown };
  }, [children, hidden, language, recordRepresentation]);
}

function namedColumns(children: ReactNode, recordRepresentation: unknown): NamedColumn[] {
  const declared = Children.toArray(children).filter(isDeclared);
  const name = declared.find(({ props: { source, isName } }) => isName ?? source === recordRepresentation) ?? declared[0];
  return declared.map((column) => {
    const { source = '', label = `fields.${source}`, text } = column.props;
    return { source, label, text, stands: column === name };
  });
}

const isDeclared = (column: ReactNode): column is ReactElement<Partial<ColumnProps>> =>
  isValidElement<Partial<ColumnProps>>(column) && Boolean(column.props.source);

const none: string[] = [];

/** The sources of the list's columns that are hidden; `useKeptColumns` hides them. */
export const useHiddenColumns = (): readonly string[] => useStore<string[]>(hiddenKey(useResourceContext() ?? ''), none)[0];
