import { Box, Typography } from '@mui/material';
import { Children, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { useRecordContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAllowed } from '@/components/record/inOrder';
import { ServerPaged } from '@/components/record/listRead';
import { useAddressSearch, useDetailsOf } from '@/components/routing/addresses';
import { MoreMenu } from '@/components/routing/IconLink';
import { mark } from '@/components/ui/marks';
import { useLanguage } from '@/components/ui/text/digits';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { SortMenu } from '../toolbar/SortMenu';
import { actionsIn } from './ActionColumn';
import { ChoiceColumn } from './ChoiceColumn';
import { ColumnCell, type ColumnProps, ColumnText } from './Column';
import type { ListColumnsProps } from './ListColumns';
import { useRowName } from './RowLink';

/** The columns of a narrow window: a card for each row, and the menu of its actions. */
export function CardColumns({ declared, columns, choosable }: ListColumnsProps) {
  const translate = useTranslate();
  const sortable = !useContext(ServerPaged);
  const shown = new Set(columns.map(({ source }) => source));
  const cards = Children.toArray(declared).filter(
    (child): child is DeclaredColumn => isColumn(child) && shown.has(child.props.source),
  );
  const actions = useAllowed(actionsIn(declared));
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

/** The menu of a row's actions, where there is no room for icons. */
const RowMenu = ({ children }: { children: ReactNode }) => (
  <MoreMenu label={useTranslate()('ui.row_menu', { name: useRowName() })}>{children}</MoreMenu>
);

/** A column as a list declares it. */
type DeclaredColumn = ReactElement<ColumnProps>;

/** A row as a card: the record's name, its first other text, and then the rest, each with its heading; a chip needs none. */
function RowCard({ columns }: { columns: readonly DeclaredColumn[] }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { recordRepresentation } = useResourceDefinition();
  const language = useLanguage();
  // What is blank may have a word of its own, such as the name of nobody.
  const filled = columns.filter(({ props: { source, text } }) => !isBlank(record?.[source]) || text?.('', language));
  const name = filled.find(({ props: { source, isName } }) => isName ?? source === recordRepresentation) ?? filled[0];
  const besides = filled.filter((column) => column !== name);
  const [second, ...others] = besides.filter((column) => !isPictured(column));
  const pictured = besides.filter(isPictured);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, py: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
      <CardName>{name && <Value column={name} />}</CardName>
      {second && (
        <Typography variant="body2" color="text.secondary" component="div">
          <Value column={second} />
        </Typography>
      )}
      {others.length + pictured.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, typography: 'caption' }}>
          {others.map((column) => (
            <span key={column.props.source}>
              <Box component="span" sx={{ color: 'text.secondary', mr: 0.5 }}>
                {translate(column.props.label ?? `fields.${column.props.source}`)}
              </Box>
              <Value column={column} />
            </span>
          ))}
          {pictured.map((column) => (
            <Value key={column.props.source} column={column} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** An amount and a time have their heading, too: alone they say nothing. */
const isPictured = ({ props: { children, isAmount } }: DeclaredColumn) =>
  children !== undefined && !isAmount && !(isValidElement(children) && Object(children.type).hasHeading);

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const Value = ({ column: { props } }: { column: DeclaredColumn }) =>
  props.children ?? <ColumnText source={props.source} text={props.text} />;

/** Links a record's name, and by it the card, to the record's details, if its resource has them. */
function CardName({ children }: { children: ReactElement | undefined | '' }) {
  const detailsOf = useDetailsOf();
  const search = useAddressSearch();
  const record = useRecordContext();
  if (!detailsOf || !record) return <div className="row-name">{children}</div>;
  return (
    <Link to={`${detailsOf(encodeURIComponent(record.id))}${search}`} {...mark('details')} className="row-name">
      {children}
    </Link>
  );
}
