import { Box } from '@mui/material';
import { Children, isValidElement, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { ServerPaged } from '@/components/record/listRead';
import { unseen } from '@/components/theme/unseen';
import { SortMenu } from '../toolbar/SortMenu';
import { actionsIn } from './actionsIn';
import { ChoiceColumn } from './ChoiceColumn';
import type { ColumnProps } from './Column';
import { ColumnCell } from './ColumnCell';
import type { ListColumnsProps } from './ListColumns';
import { type DeclaredColumn, RowCard } from './RowCard';
import { RowMenu } from './RowMenu';

/** The columns of a narrow window: a card for each row, and the menu of its actions. */
export function CardColumns({ declared, columns, choosable }: ListColumnsProps) {
  const translate = useTranslate();
  const sortable = !useContext(ServerPaged);
  const shown = new Set(columns.map(({ source }) => source));
  const cards = Children.toArray(declared).filter(
    (child): child is DeclaredColumn => isColumn(child) && shown.has(child.props.source),
  );
  const actions = actionsIn(declared);
  return (
    <>
      {choosable && <ChoiceColumn />}
      <ColumnCell heading={sortable ? <SortMenu columns={columns} /> : 'ui.rows'} className="card">
        <RowCard columns={cards} />
      </ColumnCell>
      {actions.length > 0 && (
        <ColumnCell heading={<Box sx={unseen}>{translate('fields.action')}</Box>} className="actions">
          <RowMenu>{actions}</RowMenu>
        </ColumnCell>
      )}
    </>
  );
}

const isColumn = (child: ReactNode): child is DeclaredColumn =>
  isValidElement<Partial<ColumnProps>>(child) && child.props.source !== undefined;
