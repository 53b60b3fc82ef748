import { Chip, Stack } from '@mui/material';
import { type RaRecord, useGetList, useListContext, useTranslate } from 'react-admin';
import { z } from 'zod';
import { byId, everyRow } from '@/components/record/listDefaults';
import { useDigits } from '@/components/useDigits';
import { yesNo } from '@/contract/fields';
import { ChoiceChip } from './ChoiceChip';
import { chipProps } from './chipProps';
import type { ChoiceField } from './choicesOf';

/** A flag of a list's records by which it can be narrowed: a chip for each of its two values. */
export interface ListFlag {
  /** The record's field. */
  source: string;
  /** What the flag says, a key of the catalogue. */
  text: (on: boolean) => string;
}

/** A field of a list's records, of few values, by which it can be narrowed: one chip, with a menu of all that there are. */
export interface ListChoice extends ChoiceField {
  /** What the field is called, a key of the catalogue. */
  label: string;
}

export type ListFacet = ListFlag | ListChoice;

export const isFlag = (facet: ListFacet): facet is ListFlag => 'text' in facet;

/** What the address may hold of what narrows a list. */
export const facetSchema = (facets: readonly ListFacet[]) =>
  z.object(Object.fromEntries(facets.map((facet) => [facet.source, isFlag(facet) ? yesNo : z.int()])));

/** Chips that narrow a list, each with how many rows it would leave beside what else is chosen. The choice stands in the address. */
export function FacetFilter({ facets }: { facets: readonly ListFacet[] }) {
  const translate = useTranslate();
  const digits = useDigits();
  const { resource, filterValues, setFilters } = useListContext<RaRecord>();
  // The list is in the browser: this asks for nothing more.
  const { data: read } = useGetList<RaRecord>(resource, { pagination: everyRow, sort: byId });
  const data = read ?? none;
  const values: Record<string, unknown> = filterValues;
  const sources = facets.map(({ source }) => source);
  const chosen = sources.filter((source) => values[source] !== undefined);

  /** Before they are read nobody knows how many there are. */
  const counted = (text: string, rows: readonly RaRecord[]) =>
    [translate(text), ...(read ? [digits(rows.length)] : [])].join(' ');
  const choose = (source: string, value: unknown) =>
    setFilters({ ...without(values, [source]), ...(value !== undefined && { [source]: value }) });
  /** The rows that are left by what is chosen of the others. */
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

/** Whether the rows tell what a facet is about: a server may leave it out. */
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
