import { Checkbox } from '@mui/material';
import { type MouseEvent, memo } from 'react';
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

/** The first column of a list with bulk actions: the checkbox of each row. Shift and a click choose all rows in between. */
export const ChoiceColumn = () => (
  <ColumnCell heading={<ChooseAll />} className="choice">
    <ChooseRow />
  </ColumnCell>
);

/** Chooses every row of the page, or none; rows of other pages stay as they are. */
function ChooseAll() {
  const translate = useTranslate();
  const page = new Set(useDataTableDataContext()?.map(({ id }) => id));
  const chosen = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const elsewhere = chosen.filter((id) => !page.has(id));
  const here = chosen.length - elsewhere.length;
  const all = here === page.size;
  const some = !all && here > 0;
  // MUI sets a data attribute alone.
  const markSome = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = some;
  };
  return (
    <Checkbox
      size="small"
      checked={all}
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
  return (
    id !== undefined && <RowCheckbox id={id} name={name} checked={chosen?.includes(id) ?? false} toggle={handleToggleItem} />
  );
}

interface RowCheckboxProps {
  id: Identifier;
  name: string;
  checked: boolean;
  toggle: ((id: Identifier, event: MouseEvent) => void) | undefined;
}

/** Rendered again only when its own row is chosen or unselected. */
const RowCheckbox = memo(({ id, name, checked, toggle }: RowCheckboxProps) => {
  const translate = useTranslate();
  return (
    <Checkbox
      size="small"
      checked={checked}
      onClick={(event) => toggle?.(id, event)}
      slotProps={{ input: { 'aria-label': translate('ui.choose_name', { name }) } }}
    />
  );
});
