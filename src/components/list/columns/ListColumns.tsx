import type { ReactNode } from 'react';
import { useIsPhone } from '@/components/useIsPhone';
import { CardColumns } from './CardColumns';
import { ChoiceColumn } from './ChoiceColumn';
import type { NamedColumn } from './Column';
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
      {props.declared}
    </>
  );
}
