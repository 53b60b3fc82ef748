import { Chip, Stack } from '@mui/material';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { z } from 'zod/mini';
import { byId, everyRow } from '@/components/record/listDefaults';
import { useDigits } from '@/components/useDigits';
import { yesNo } from '@/contract/fields';
import { ChoiceChip } from './ChoiceChip';
import { chipProps } from './chipProps';
import type { ChoiceField } from './choicesOf';

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
}

export type ListFacet = ListFlag | ListChoice;

export const isFlag = (facet: ListFacet): facet is ListFlag => 'text' in facet;

/** Returns the schema of a list's facets in the address. */
export const facetSchema = (facets: readonly ListFacet[]) =>
  z.object(Object.fromEntries(facets.map((facet) => [facet.source, isFlag(facet) ? yesNo : z.int()])));

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
    <Stack direction="row" sx={row}>
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
          <ChoiceChip key={source} {...facet} rows={rows} value={value} onChoose={(next) => choose(source, next)} />
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

/** On a phone they are one line, which scrolls. */
const row = {
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
