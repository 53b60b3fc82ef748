import { Checkbox } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { useDigits } from '@/components/ui/text/digits';
import { ChoiceBox, ChoiceLines, matchingChoices, type ReferenceChoice } from './ChoiceBox';
import { type Adds, type ChoicesRead, isId, useAddFirst } from './ReferenceInput';

interface ReferenceArrayInputProps {
  source: string;
  choices: ChoicesRead;
  /** Where a record to choose is added, if people add them. */
  adds?: Adds;
}

/** Several other records, each found by typing a part of its name; the field holds their ids, in the order of choosing. */
export function ReferenceArrayInput(props: ReferenceArrayInputProps) {
  const { applies } = useFieldRules(props.source);
  return applies && <Chooser {...props} />;
}

function Chooser({ source, choices, adds }: ReferenceArrayInputProps) {
  const translate = useTranslate();
  const input = useInput({ source });
  const { value, onChange } = input.field;
  const chosenOf = useChosen(choices.data);
  useFieldText(source, (ids) =>
    chosenOf(ids)
      .map(({ name }) => name)
      .join(', '),
  );
  const hintLink = useAddFirst({
    source,
    choices: choices.data,
    adds,
    isChosen: chosenOf(value).length > 0,
    choose: (id) => onChange([id]),
  });
  if (choices.error) return <LoadFailed what={translate(`fields.${source}`)} error={choices.error} retry={choices.refetch} />;
  return (
    <ChoiceBox
      source={source}
      input={input}
      multiple
      hint={choices.data?.length === 0 ? translate('ui.choices_none') : undefined}
      hintLink={hintLink}
      limitTags={3}
      disableCloseOnSelect
      aria-busy={choices.isPending}
      loading={choices.isPending}
      options={choices.data ?? []}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      renderOption={({ key, ...props }, option, { selected }) => (
        <li key={key} {...props}>
          <Checkbox size="small" checked={selected} tabIndex={-1} aria-hidden sx={{ ml: -1 }} />
          <ChoiceLines name={option.name} way={option.way} />
        </li>
      )}
      filterOptions={(all, { inputValue }) => matchingChoices(all, inputValue)}
      value={chosenOf(value)}
      onChange={(_, chosen) => onChange(chosen.map(({ id }) => id))}
    />
  );
}

/** Returns the choices of ids; an unknown id is shown as such once the choices have loaded. */
function useChosen(data: readonly ReferenceChoice[] | undefined) {
  const translate = useTranslate();
  const digits = useDigits();
  const numbered = (id: number | string) => `#${digits(id)}`;
  return (ids: unknown): ReferenceChoice[] =>
    (Array.isArray(ids) ? ids.filter(isId) : []).map(
      (id) =>
        data?.find((choice) => choice.id === id) ?? {
          id,
          name: data ? translate('ui.not_offered', { name: numbered(id) }) : numbered(id),
        },
    );
}
