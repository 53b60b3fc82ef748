import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import { FilterLiveForm, TextInput, useTranslate } from 'react-admin';
import { shortcut } from '@/components/keys/shortcuts';

/** How long typing must pause before the list is filtered, in milliseconds. */
const rest = 250;

/** Finds rows whose texts contain every typed word. */
export function QuickFilter() {
  const translate = useTranslate();
  return (
    <FilterLiveForm debounce={rest}>
      <TextInput
        source="q"
        type="search"
        label={false}
        helperText={false}
        placeholder={translate('ui.search')}
        sx={{ width: { xs: '100%', sm: 280 }, m: 0 }}
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
    </FilterLiveForm>
  );
}
