import { Alert, Link } from '@mui/material';
import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type UseInputValue, useInput, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { Link as RouterLink } from 'react-router-dom';
import { useFieldText } from '@/components/form/fieldNames';
import { useFieldRules } from '@/components/form/fieldRules';
import { inputClass } from '@/components/form/inputPlaces';
import { FormTop } from '@/components/form/layout';
import { LoadFailed } from '@/components/ui/feedback/LoadFailed';
import { LoadingInput } from '@/components/ui/feedback/LoadingLines';
import { useDigits } from '@/components/ui/text/digits';
import type { CallArea } from '@/contract/rights';
import { useMayWrite } from '@/providers/auth/rights';
import { ChoiceBox, ChoiceLines, matchingChoices, type ReferenceChoice, wayText } from './ChoiceBox';

/** The read that returns the choices. */
export interface ChoicesRead {
  data: readonly ReferenceChoice[] | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

interface ReferenceInputProps {
  source: string;
  choices: ChoicesRead;
  /** Why nothing can be chosen yet, in words. */
  closed?: string | undefined;
  /** A key: the text for an empty list of choices. */
  none?: string | undefined;
  /** A key: what follows where nothing is chosen, of a choice that isn't required. */
  later?: string | undefined;
  /** The record of the form's initial value, which the choices may lack. */
  standing?: ReferenceChoice | undefined;
  /** Where a record to choose is added, if people add them. */
  adds?: Adds | undefined;
}

/** The address of the form that adds a record, and the area whose rights it takes. */
export interface Adds {
  to: string;
  right: CallArea;
}

/** Another record, found by typing a part of its name; of a long list only the first matches are shown. */
export function ReferenceInput(props: ReferenceInputProps) {
  const { applies } = useFieldRules(props.source);
  return applies && <Chooser {...props} />;
}

function Chooser(props: ReferenceInputProps) {
  const { source, choices, closed, standing, adds } = props;
  const translate = useTranslate();
  const input = useInput({ source });
  const isLoading = choices.isPending && closed === undefined;
  const isFirst = useIsFirst(isLoading);
  const value: unknown = input.field.value;
  const [typed, setTyped] = useTyped(value);
  const options = useOptions(choices.data, isLoading ? undefined : value, standing);
  const nameOf = (id: unknown) => options.find((option) => option.id === id)?.name;
  useFieldText(source, nameOf);
  const hint = useHint(props, value);
  const hintLink = useAddFirst({ source, choices: choices.data, adds, isChosen: isId(value), choose: input.field.onChange });

  if (choices.error) return <LoadFailed what={translate(`fields.${source}`)} error={choices.error} retry={choices.refetch} />;
  // A placeholder, since an empty input would be wrong: the form holds a value. An input that is already rendered stays, and keeps the
  // focus.
  if (isFirst && isId(value)) return <LoadingInput className={inputClass(input.field.name)} />;
  return (
    <Box
      source={source}
      input={input}
      options={options}
      chosen={options.find(({ id }) => id === value)}
      typed={typed}
      onType={setTyped}
      isLoading={isLoading}
      isClosed={closed !== undefined}
      hint={hint}
      hintLink={closed === undefined && hintLink}
    />
  );
}

interface AddFirst {
  source: string;
  choices: readonly ReferenceChoice[] | undefined;
  adds: Adds | undefined;
  isChosen: boolean;
  choose: (id: number | string) => void;
}

/**
 * Where there is nothing to choose, returns a link to the form that adds it, in a tab of its own: this form keeps what is typed, and once the
 * first is added there, it is chosen here. A form that can't be saved without it says so at its top.
 */
export function useAddFirst({ source, choices, adds, isChosen, choose }: AddFirst): ReactNode {
  const isAsked = useRef(false);
  useEffect(() => {
    const [first, ...others] = choices ?? [];
    if (!first || !isAsked.current) return;
    isAsked.current = false;
    if (others.length === 0 && !isChosen) choose(first.id);
  });
  const ask = () => {
    isAsked.current = true;
  };
  return adds && choices?.length === 0 && <AddFirst source={source} onAsk={ask} {...adds} />;
}

function AddFirst({ source, to, right, onAsk }: Adds & { source: string; onAsk: () => void }) {
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  const top = useContext(FormTop);
  const mayAdd = useMayWrite(right);
  const what = translate(`fields.${source}`);
  const link = mayAdd && (
    <Link component={RouterLink} to={to} target="_blank" onClick={onAsk}>
      {translate('ui.choices_add', { what })}
    </Link>
  );
  if (!required || !top) return link;
  return createPortal(
    <Alert severity="info" role="note">
      {translate('ui.choices_needed', { what })} {link}
    </Alert>,
    top,
  );
}

/**
 * Keeps what was typed, also while the choices load or are read again, until the value changes: MUI tells nothing of a choice whose name was
 * typed in full, and a value may be emptied, or filled in, by a choice above it.
 */
function useTyped(value: unknown) {
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState(value);
  // Not by `===`: NaN differs from itself for ever.
  const isSame = Object.is(last, value);
  if (!isSame) {
    setLast(value);
    setTyped(undefined);
  }
  return [isSame ? typed : undefined, setTyped] as const;
}

/** Tells whether a record is chosen. */
export const isId = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Tells whether choices are loading for the first time. */
function useIsFirst(isLoading: boolean): boolean {
  const [haveCome, setHaveCome] = useState(!isLoading);
  if (!isLoading && !haveCome) setHaveCome(true);
  return isLoading && !haveCome;
}

interface BoxProps {
  source: string;
  input: UseInputValue;
  options: readonly ReferenceChoice[];
  chosen: ReferenceChoice | undefined;
  /** What was typed since the last choice. */
  typed: string | undefined;
  /** Called with what the person types, or undefined once a record is chosen or the search given up. */
  onType: (text: string | undefined) => void;
  isLoading: boolean;
  isClosed: boolean;
  /** A hint, and a link after it. */
  hint: string | undefined;
  hintLink?: ReactNode;
}

function Box({ source, input, options, chosen, typed, onType, isLoading, isClosed, hint, hintLink }: BoxProps) {
  const { field } = input;
  return (
    <ChoiceBox
      source={source}
      input={input}
      hint={hint ?? wayText(chosen?.way)}
      hintLink={hintLink}
      title={chosen?.name}
      selectOnFocus
      filterSelectedOptions
      aria-busy={isLoading}
      disabled={isClosed}
      loading={isLoading}
      {...(hint && { noOptionsText: hint })}
      options={options}
      getOptionKey={(option) => option.id}
      getOptionLabel={(option) => option.name}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <ChoiceLines name={option.name} way={option.way} />
        </li>
      )}
      filterOptions={(all, { inputValue }) => matchingChoices(all, inputValue)}
      value={chosen ?? null}
      onChange={(_, option) => field.onChange(option?.id ?? null)}
      inputValue={typed ?? chosen?.name ?? ''}
      // Changes without an event follow the value, so they aren't reported.
      onInputChange={(event, entered, reason) => event && onType(reason === 'input' ? entered : undefined)}
    />
  );
}

/** Returns what is said below the box: why nothing can be chosen, that there is nothing, or what follows where nothing is chosen. */
function useHint({ source, choices, closed, none, later }: ReferenceInputProps, value: unknown): string | undefined {
  const translate = useTranslate();
  const { required } = useFieldRules(source);
  const empty = choices.data && hintOf(choices.data, translate, none);
  const note = later && !required && !isId(value) ? translate(later) : undefined;
  return closed ?? empty ?? note;
}

/** Returns the hint; an empty list of choices isn't a fault of the search text. */
const hintOf = ({ length }: readonly unknown[], translate: ReturnType<typeof useTranslate>, none = 'ui.choices_none') =>
  length === 0 ? translate(none) : undefined;

/** Returns the choices, and the current record if it isn't among them, marked as such. */
function useOptions(
  data: readonly ReferenceChoice[] | undefined,
  value: unknown,
  standing: ReferenceChoice | undefined,
): readonly ReferenceChoice[] {
  const translate = useTranslate();
  const digits = useDigits();
  const offered = useMemo(() => data ?? [], [data]);
  if (!isId(value) || offered.some(({ id }) => id === value)) return offered;
  const name = standing?.id === value ? standing.name : `#${digits(value)}`;
  return [...offered, { id: value, name: translate('ui.not_offered', { name }) }];
}
