import { Autocomplete, type AutocompleteProps, TextField } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FieldTitle, InputHelperText, type UseInputValue, useTranslate } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';

interface ChoiceBoxProps<Option, Free extends boolean | undefined, Several extends boolean | undefined>
  extends Omit<AutocompleteProps<Option, Several, false, Free>, 'renderInput'> {
  source: string;
  input: UseInputValue;
  /** A hint, shown while there is no error. */
  hint?: string | undefined;
  /** Shown before its text. */
  mark?: ReactNode;
  /** The whole text, for a box that is too narrow for it. */
  title?: string | undefined;
}

/**
 * An input with one or several values, found among choices by typing: the box, and its error below it. The choices open when a person
 * presses on it or tabs into it; a focus that the form or the browser sets opens nothing.
 */
export function ChoiceBox<Option, Free extends boolean | undefined = false, Several extends boolean | undefined = false>(
  props: ChoiceBoxProps<Option, Free, Several>,
) {
  const { source, input, hint, mark, title, ...choices } = props;
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  const { id, field, fieldState } = input;
  const { invalid, error } = fieldState;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Autocomplete
      loadingText={translate('ui.loading')}
      clearText={translate('ra.action.clear_input_value')}
      closeText={translate('ra.action.close')}
      openText={translate('ra.action.open')}
      noOptionsText={translate('ui.choices_unmatched')}
      id={id}
      className={inputClass(field.name)}
      fullWidth
      sx={closed}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onBlur={field.onBlur}
      onKeyUp={(event) => isTabbedInto(event) && setIsOpen(true)}
      {...choices}
      renderInput={(params) => (
        <TextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={<FieldTitle source={source} isRequired={required} />}
          slotProps={{
            input: { ...params.InputProps, ...(mark && { startAdornment: mark }), title },
            htmlInput: { ...params.inputProps, 'aria-required': required },
          }}
          error={invalid}
          helperText={(invalid || hint) && <InputHelperText error={error?.message} helperText={hint ?? false} />}
        />
      )}
    />
  );
}

/** Whoever presses Tab lets go of it where it led; with another key it led from another window or tab of the browser. */
const isTabbedInto = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Tab' && target instanceof HTMLInputElement && !altKey && !ctrlKey && !metaKey;

/** The clear button is shown on hover and focus only: until then the text has its room. */
const closed = { '&&.MuiAutocomplete-hasClearIcon:not(.Mui-focused, :hover) .MuiOutlinedInput-root': { pr: '39px' } };
