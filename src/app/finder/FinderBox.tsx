import SearchIcon from '@mui/icons-material/Search';
import { Button, InputBase, Stack } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';

interface FinderBoxProps {
  /** What is asked for. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  /** The id of the list below, and that of the option that Enter follows. */
  listId: string;
  activeId: string | undefined;
  /** Called with 1 or -1 by the arrow keys. */
  onMove: (step: number) => void;
  onFollow: () => void;
  /** Goes back to what was asked before, if anything was. */
  onBack: (() => void) | undefined;
}

/** The search box of the finder; its arrow keys and Enter act on the list below. */
export function FinderBox({ label, placeholder, query, onQuery, listId, activeId, onMove, onFollow, onBack }: FinderBoxProps) {
  const translate = useTranslate();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps.get(event.key);
    // Enter may only end an input method's composition.
    if ((step === undefined && event.key !== 'Enter') || isOfInputMethod(event.nativeEvent)) return;
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
        placeholder={placeholder}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': true,
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          spellCheck: false,
        }}
      />
      {onBack && (
        <Button size="small" onClick={onBack}>
          {translate('finder.back')}
        </Button>
      )}
    </Stack>
  );
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);
