import { Autocomplete, type AutocompleteProps, TextField } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, type UseInputValue, useTranslate } from 'react-admin';
import { RestedStatus } from '@/components/feedback/RestedStatus';
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
  // Whether the box holds a text that names no choice yet.
  const isTyped = useRef(false);
  return (
    <Autocomplete
      loadingText={translate('ui.loading')}
      clearText={translate('ra.action.clear_input_value')}
      closeText={translate('ra.action.close')}
      openText={translate('ra.action.open')}
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
      onChange={(...change) => {
        isTyped.current = false;
        choices.onChange?.(...change);
      }}
      onInputChange={(event, entered, reason) => {
        isTyped.current = reason === 'input' && entered !== '';
        choices.onInputChange?.(event, entered, reason);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || choices.freeSolo || !isTyped.current || isMarked(event.target)) return;
        // It would save the form without what the box shows.
        event.preventDefault();
        setIsOpen(true);
      }}
      noOptionsText={<Unmatched text={choices.noOptionsText ?? translate('ui.choices_unmatched')} />}
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

/** The text where no choice matches, which screen readers are told, too. */
const Unmatched = ({ text }: { text: ReactNode }) => (
  <>
    {text}
    {typeof text === 'string' && <RestedStatus text={text} />}
  </>
);

/** Tells whether a choice is marked in the list, which Enter would choose. */
const isMarked = (target: EventTarget) => target instanceof Element && target.hasAttribute('aria-activedescendant');

/** Whoever presses Tab lets go of it where it led; with another key it led from another window or tab of the browser. */
const isTabbedInto = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Tab' && target instanceof HTMLInputElement && !altKey && !ctrlKey && !metaKey;

/** The clear button is shown on hover and focus only: until then the text has its room. */
const closed = { '&&.MuiAutocomplete-hasClearIcon:not(.Mui-focused, :hover) .MuiOutlinedInput-root': { pr: '39px' } };
