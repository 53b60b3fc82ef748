import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** How long typing rests before the list is filtered, in milliseconds. */
const rest = 250;

/** Finds rows whose texts hold every word that is typed. */
export function QuickFilter() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const applied: unknown = filterValues.q;
  const [typed, setTyped] = useState(typeof applied === 'string' ? applied : '');

  useEffect(() => {
    if (typed === (applied ?? '')) return undefined;
    const timer = setTimeout(() => setFilters(typed ? { ...filterValues, q: typed } : { ...filterValues, q: undefined }), rest);
    return () => clearTimeout(timer);
  }, [typed, applied, filterValues, setFilters]);

  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={translate('ui.search')}
      sx={{ width: { xs: '100%', sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('ui.search') },
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
