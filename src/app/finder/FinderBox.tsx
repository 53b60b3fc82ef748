import SearchIcon from '@mui/icons-material/Search';
import { InputBase, Stack } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

interface FinderBoxProps {
  query: string;
  onQuery: (query: string) => void;
  /** The id of the list below, and that of the option that Enter follows. */
  listId: string;
  activeId: string | undefined;
  /** Called with 1 or -1 by the arrow keys. */
  onMove: (step: number) => void;
  onFollow: () => void;
}

/** The search box of the finder; its arrow keys and Enter act on the list below. */
export function FinderBox({ query, onQuery, listId, activeId, onMove, onFollow }: FinderBoxProps) {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    // Enter may only end an input method's composition.
    if ((step === undefined && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (step === undefined) onFollow();
    else onMove(step);
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <SearchIcon color="action" />
      <InputBase
        autoFocus
        fullWidth
        value={query}
        placeholder={translate('finder.placeholder')}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': translate('finder.title'),
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          spellCheck: false,
        }}
      />
    </Stack>
  );
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
