import { Children, isValidElement, type ReactNode, useMemo } from 'react';
import type { Shown } from '@/providers/data/shown';
import type { ColumnProps, NamedColumn } from './Column';
import { shownText } from './shownText';
import { useHiddenColumns } from './useHiddenColumns';
import { useLanguage } from './useLanguage';

/** The list's columns that have a `source`, and what its table shows by them: the search, the order and the export go by it. */
export function useColumns(children: ReactNode) {
  const [hidden] = useHiddenColumns();
  const language = useLanguage();
  return useMemo(() => {
    const columns = namedColumns(children);
    const says = new Map(columns.map(({ source, text }) => [source, text]));
    const shown: Shown = {
      locale: language.locale,
      columns: columns.map(({ source }) => source).filter((source) => !hidden.includes(source)),
      textOf: (record, source) => shownText(record[source], says.get(source), language),
    };
    return { columns, shown };
  }, [children, hidden, language]);
}

const namedColumns = (children: ReactNode): NamedColumn[] =>
  Children.toArray(children).flatMap((column) => {
    if (!isValidElement<Partial<ColumnProps>>(column) || !column.props.source) return [];
    const { source, label = `fields.${source}`, text } = column.props;
    return [{ source, label, text }];
  });
