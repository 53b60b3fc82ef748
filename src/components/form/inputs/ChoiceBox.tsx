import { Autocomplete, type AutocompleteProps, Box, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { FieldTitle, InputHelperText, type UseInputValue, useTranslate } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { RestedStatus } from '@/components/ui/feedback/RestedStatus';
import { isOfInputMethod } from '@/components/ui/keys/inputMethod';
import { Words } from '@/components/ui/text/Words';
import { remembered } from '@/domain/remembered';
import { searchable } from '@/domain/searchable';

/** A record to choose: its id, and the name by which people know it. */
export interface ReferenceChoice<Id extends number | string = number | string> {
  /** A number, or an opaque text. */
  id: Id;
  name: string;
  /** The names of what it belongs to, outermost first, where several choices may have one name. */
  way?: readonly string[];
}

/** How many choices are shown at once. */
const shown = 50;

/** Joins the names above a choice; undefined if it has none. */
export const wayText = (way: readonly string[] = []): string | undefined => way.join(' › ') || undefined;

/** Returns the first choices whose names, with those above them, have every typed word, in either script's digits. */
export function matchingChoices(choices: readonly ReferenceChoice[], typed: string): ReferenceChoice[] {
  const words = searchable(typed).split(' ');
  return choices.filter((choice) => words.every((word) => searchedName(choice).includes(word))).slice(0, shown);
}

/** Made once of a choice, not at each key that is pressed. */
const searchedName = remembered(({ name, way = [] }: ReferenceChoice) => searchable([name, ...way].join(' ')));

interface ChoiceBoxProps<Option, Free extends boolean | undefined, Several extends boolean | undefined>
  extends Omit<AutocompleteProps<Option, Several, false, Free>, 'renderInput'> {
  source: string;
  input: UseInputValue;
  /** A hint, shown while there is no error. */
  hint?: string | undefined;
  /** A link after it. */
  hintLink?: ReactNode;
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
  const { source, input, hint, hintLink, mark, title, ...choices } = props;
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
        if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
        if (choices.freeSolo || !isTyped.current || isMarked(event.target)) return;
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
          helperText={(invalid || hint) && <Help error={error?.message} hint={hint} hintLink={hintLink} />}
        />
      )}
    />
  );
}

/** The text below the box: what is wrong, or else the hint. */
const Help = ({ error, hint, hintLink }: { error: string | undefined; hint: string | undefined; hintLink: ReactNode }) => (
  <>
    <InputHelperText error={error} helperText={hint === undefined ? false : <Words text={hint} />} /> {hintLink}
  </>
);

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

/** A record's two lines: its name, and below it its parents. */
export const ChoiceLines = ({ name, way }: Pick<ReferenceChoice, 'name' | 'way'>) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Typography variant={way?.length ? 'subtitle2' : 'body2'} component="div">
      <Words text={name} />
    </Typography>
    {way?.length ? (
      <Typography variant="caption" component="div" color="text.secondary">
        <Words text={wayText(way) ?? ''} />
      </Typography>
    ) : null}
  </Box>
);
