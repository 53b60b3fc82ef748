import OpenIcon from '@mui/icons-material/ArrowDropDown';
import { Box, Chip, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { z } from 'zod/mini';
import { byId, everyRow } from '@/components/record/listRead';
import { useDigits } from '@/components/ui/text/digits';
import { Words } from '@/components/ui/text/Words';
import { yesNo } from '@/contract/fields';

/** Returns the look and the ARIA state of a chip. */
export const chipProps = (isChosen: boolean) =>
  ({
    color: isChosen ? 'primary' : 'default',
    variant: isChosen ? 'filled' : 'outlined',
    'aria-pressed': isChosen,
  }) as const;

/** A field of few values, and the field with its value's name. */
export interface ChoiceField {
  source: string;
  named: string;
}

/** A value of a field, and how many rows have it if that is known. */
interface Choice {
  value: unknown;
  name: string;
  count?: number;
}

type CountedChoice = Required<Choice>;

/** Returns the values that rows have, sorted by name, each with the number of its rows; rows without a value have none to choose. */
export function choicesOf(rows: readonly RaRecord[], { source, named }: ChoiceField): CountedChoice[] {
  const choices = new Map<unknown, CountedChoice>();
  for (const row of rows) {
    const value: unknown = row[source];
    if (value === null || value === undefined) continue;
    const { count } = choices.get(value) ?? { count: 0 };
    choices.set(value, { value, name: String(row[named] ?? ''), count: count + 1 });
  }
  return [...choices.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

interface ChoiceChipProps {
  /** The field's name. */
  name: string;
  choices: readonly Choice[];
  /** The chosen value; undefined for all. */
  value: unknown;
  onChoose: (value: unknown) => void;
  /** Called as its menu opens. */
  onOpen?: () => void;
}

/** A single chip for a field of several values: it names the chosen one, and opens a menu of all, each with its number of rows if known. */
export function ChoiceChip({ name, choices, value, onChoose, onOpen }: ChoiceChipProps) {
  const translate = useTranslate();
  const digits = useDigits();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = choices.find((choice) => choice.value === value);
  const told = chosen
    ? [`${name}: ${chosen.name}`, ...(chosen.count === undefined ? [] : [digits(chosen.count)])].join(' ')
    : name;
  const choose = (next: unknown) => {
    setAnchor(null);
    onChoose(next);
  };
  return (
    <>
      <Chip
        {...chipProps(value !== undefined)}
        label={
          <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography component="span" variant="inherit" noWrap>
              <Words text={told} />
            </Typography>
            <OpenIcon fontSize="small" sx={{ mr: -0.75 }} />
          </Box>
        }
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          onOpen?.();
        }}
        sx={{ maxWidth: 1 }}
      />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': name } }}
      >
        <ChoiceItem name={translate('ui.all')} isChosen={value === undefined} onClick={() => choose(undefined)} />
        {choices.map((choice) => (
          <ChoiceItem key={String(choice.value)} {...choice} isChosen={choice === chosen} onClick={() => choose(choice.value)} />
        ))}
      </Menu>
    </>
  );
}

interface ChoiceItemProps {
  name: string;
  count?: number;
  isChosen: boolean;
  onClick: () => void;
}

function ChoiceItem({ name, count, isChosen, onClick }: ChoiceItemProps) {
  const digits = useDigits();
  return (
    <MenuItem
      role="menuitemradio"
      aria-checked={isChosen}
      selected={isChosen}
      onClick={onClick}
      sx={{ gap: 2, justifyContent: 'space-between' }}
    >
      {name}
      {count !== undefined && (
        <Typography component="span" variant="caption" color="text.secondary">
          {digits(count)}
        </Typography>
      )}
    </MenuItem>
  );
}

/** A flag by which a list can be narrowed: a chip for each of its two values. */
export interface ListFlag {
  /** The record's field. */
  source: string;
  /** The key of the text for each value. */
  text: (on: boolean) => string;
}

/** A field of few values by which a list can be narrowed: one chip, with a menu of all values. */
export interface ListChoice extends ChoiceField {
  /** The key of the field's name. */
  label: string;
  /** The beginning of the keys of its values' names, where no field has them. */
  texts?: string;
}

export type ListFacet = ListFlag | ListChoice;

export const isFlag = (facet: ListFacet): facet is ListFlag => 'text' in facet;

/** Returns the schema of a list's facets in the address. */
export const facetSchema = (facets: readonly ListFacet[]) =>
  z.object(Object.fromEntries(facets.map((facet) => [facet.source, isFlag(facet) ? yesNo : z.union([z.int(), z.string()])])));

interface RowsChoiceProps extends ListChoice, Pick<ChoiceChipProps, 'value' | 'onChoose'> {
  /** The rows whose values can be chosen. */
  rows: readonly RaRecord[];
}

/** The chip of a field whose values are those of the rows. */
function RowsChoice({ label, texts, rows, value, onChoose, ...field }: RowsChoiceProps) {
  const translate = useTranslate();
  const choices = choicesOf(rows, field).map((choice) =>
    texts ? { ...choice, name: translate(`${texts}.${choice.name}`, { smart_count: 1 }) } : choice,
  );
  return <ChoiceChip name={translate(label)} choices={choices} value={value} onChoose={onChoose} />;
}

/** Chips that narrow a list, each with the number of rows that it would leave, given the other chips. The choice is in the address. */
export function FacetFilter({ facets }: { facets: readonly ListFacet[] }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { resource, filterValues, setFilters } = useListContext<RaRecord>();
  // The list's rows are in the cache: this makes no request.
  const { data: read } = useGetList<RaRecord>(resource, { pagination: everyRow, sort: byId });
  const data = read ?? none;
  const values: Record<string, unknown> = filterValues;
  const sources = facets.map(({ source }) => source);
  const chosen = sources.filter((source) => values[source] !== undefined);

  /** Adds the number of rows, once they are read. */
  const counted = (text: string, rows: readonly RaRecord[]) =>
    [translate(text), ...(read ? [digits(rows.length)] : [])].join(' ');
  const choose = (source: string, value: unknown) =>
    setFilters({ ...without(values, [source]), ...(value !== undefined && { [source]: value }) });
  /** Returns the rows that the other facets leave. */
  const besides = (source: string) =>
    data.filter((record) => chosen.every((other) => other === source || record[other] === values[other]));

  return (
    <Stack direction="row" sx={chipRow}>
      <Chip
        {...chipProps(chosen.length === 0)}
        label={counted('ui.all', data)}
        onClick={() => setFilters(without(values, sources))}
      />
      {facets.filter(isTold(data)).map((facet) => {
        const { source } = facet;
        const value = values[source];
        const rows = besides(source);
        return isFlag(facet) ? (
          (['y', 'n'] as const).map((flag) => (
            <Chip
              key={`${source} ${flag}`}
              {...chipProps(value === flag)}
              label={counted(
                facet.text(flag === 'y'),
                rows.filter((row) => row[source] === flag),
              )}
              onClick={() => choose(source, value === flag ? undefined : flag)}
            />
          ))
        ) : (
          <RowsChoice key={source} {...facet} rows={rows} value={value} onChoose={(next) => choose(source, next)} />
        );
      })}
    </Stack>
  );
}

const none: readonly RaRecord[] = [];

/** Tells whether the rows have a facet's field: a server may leave it out. */
const isTold =
  (rows: readonly RaRecord[]) =>
  ({ source }: ListFacet) =>
    rows.length === 0 || rows.some((row) => row[source] !== undefined);

/** The look of a row of chips: on a phone they are one line, which scrolls. */
export const chipRow = {
  displayPrint: 'none',
  px: 2,
  py: 1,
  gap: 1,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: 'auto',
  '& > *': { flexShrink: 0 },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const without = (values: Readonly<Record<string, unknown>>, sources: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !sources.includes(field)));
