import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useDebouncedEvent, useListFilterContext, useTranslate } from 'react-admin';
import { shortcut } from '@/components/ui/keys/shortcuts';

/** How long typing must pause before the list is filtered, in milliseconds. */
const rest = 250;

interface Typed {
  text: string;
  /** The list's search at the last render. */
  seen: string;
  /** The searches that this field has begun, and that the list doesn't show yet. */
  sent: readonly string[];
}

/** Finds rows whose texts contain every typed word. Not a form of react-admin, whose form library a first list doesn't need. */
export function QuickFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const searched: string = filterValues.q ?? '';
  const [{ text, seen, sent }, note] = useState<Typed>({ text: searched, seen: searched, sent: [] });
  if (searched !== seen) {
    // What this field has searched for itself must not undo what was typed since.
    const place = sent.indexOf(searched);
    note({ text: place < 0 ? searched : text, seen: searched, sent: place < 0 ? [] : sent.slice(place + 1) });
  }
  const search = useDebouncedEvent((q: string) => {
    note((typed) => ({ ...typed, sent: [...typed.sent, q] }));
    setFilters({ ...filterValues, q });
  }, rest);
  return (
    <TextField
      type="search"
      size="small"
      value={text}
      placeholder={translate('ui.search')}
      onChange={({ target }) => {
        note((typed) => ({ ...typed, text: target.value }));
        search(target.value);
      }}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('ui.search'), ...shortcut('/') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
