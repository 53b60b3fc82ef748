import { Checkbox } from '@mui/material';
import { type MouseEvent, memo, useContext } from 'react';
import {
  type Identifier,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ColumnCell } from './Column';
import { useRowName } from './RowLink';
import { Unchoosable } from './rowChoice';

/** The first column of a list with bulk actions: the checkbox of each row. Shift and a click choose all rows in between. */
export const ChoiceColumn = () => (
  <ColumnCell heading={<ChooseAll />} className="choice">
    <ChooseRow />
  </ColumnCell>
);

/** Chooses every row of the page, or none; rows of other pages stay as they are. */
function ChooseAll() {
  const translate = useTranslate();
  const unchoosable = useContext(Unchoosable);
  const page = new Set(useDataTableDataContext()?.flatMap(({ id }) => (unchoosable.has(id) ? [] : [id])));
  const chosen = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const elsewhere = chosen.filter((id) => !page.has(id));
  const here = chosen.length - elsewhere.length;
  const all = page.size > 0 && here === page.size;
  const some = !all && here > 0;
  // MUI sets a data attribute alone.
  const markSome = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };
  return (
    <Checkbox
      size="small"
      checked={all}
      disabled={page.size === 0}
      indeterminate={some}
      onChange={() => onSelect?.(all ? elsewhere : [...elsewhere, ...page])}
      slotProps={{ input: { ref: markSome, 'aria-label': translate('ui.choose_all') } }}
    />
  );
}

function ChooseRow() {
  const id = useRecordContext()?.id;
  const name = useRowName();
  const chosen = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const unchoosable = useContext(Unchoosable);
  return (
    id !== undefined && (
      <RowCheckbox
        id={id}
        name={name}
        checked={chosen?.includes(id) ?? false}
        disabled={unchoosable.has(id)}
        toggle={handleToggleItem}
      />
    )
  );
}

interface RowCheckboxProps {
  id: Identifier;
  name: string;
  checked: boolean;
  disabled: boolean;
  toggle: ((id: Identifier, event: MouseEvent) => void) | undefined;
}

/** Rendered again only when its own row is chosen or unselected. */
const RowCheckbox = memo(({ id, name, checked, disabled, toggle }: RowCheckboxProps) => {
  const translate = useTranslate();
  return (
    <Checkbox
      size="small"
      checked={checked}
      disabled={disabled}
      onClick={(event) => toggle?.(id, event)}
      slotProps={{ input: { 'aria-label': translate('ui.choose_name', { name }) } }}
    />
  );
});
