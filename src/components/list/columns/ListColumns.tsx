import { Children, isValidElement, type ReactNode } from 'react';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { CardColumns } from './CardColumns';
import { ChoiceColumn } from './ChoiceColumn';
import type { ColumnProps, NamedColumn } from './Column';
import { SerialColumn } from './SerialColumn';

export interface ListColumnsProps {
  /** The list's columns as it declares them. */
  declared: ReactNode;
  /** The columns with a `source` that aren't hidden. */
  columns: readonly NamedColumn[];
  /** Whether rows can be chosen. */
  choosable: boolean;
}

/** The columns of a list's table; in a narrow window each row is a card. */
export function ListColumns(props: ListColumnsProps) {
  if (useIsPhone()) return <CardColumns {...props} />;
  return (
    <>
      {props.choosable && <ChoiceColumn />}
      <SerialColumn />
      {Children.toArray(props.declared).filter((column) => isShown(column, props.columns))}
    </>
  );
}

/** Tells a column that isn't hidden; one without a field can't be. */
function isShown(column: ReactNode, columns: readonly NamedColumn[]): boolean {
  const field = isValidElement<Partial<ColumnProps>>(column) ? column.props.source : undefined;
  return field === undefined || columns.some(({ source }) => source === field);
}
