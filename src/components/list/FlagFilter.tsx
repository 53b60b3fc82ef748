import { Chip, Stack } from '@mui/material';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { z } from 'zod';
import { useDigits } from '@/components/useDigits';
import { isYes, yesNo } from '@/contract/fields';

/** A flag of a list's records by which it can be narrowed. */
export interface ListFlag {
  /** The record's field. */
  source: string;
  /** What the flag says, a key of the catalogue. */
  text: (on: boolean) => string;
}

/** What the address may hold of a flag. */
export const flagSchema = ({ source }: ListFlag) => z.object({ [source]: yesNo });

const everything = { page: 1, perPage: Number.MAX_SAFE_INTEGER };
const sort = { field: 'id', order: 'ASC' } as const;

/** All rows, those that have a flag, or those that haven't; each with how many there are. The choice stands in the address. */
export function FlagFilter({ source, text }: ListFlag) {
  const translate = useTranslate();
  const digits = useDigits();
  const { resource, filterValues, setFilters } = useListContext();
  // The list is in the browser: this asks for nothing more.
  const { data = [] } = useGetList(resource, { pagination: everything, sort });
  const on = data.filter((record) => isYes(record[source])).length;
  const { [source]: chosen, ...others }: Record<string, unknown> = filterValues;
  const choices = [
    { value: undefined, label: 'ui.all', count: data.length },
    { value: 'y', label: text(true), count: on },
    { value: 'n', label: text(false), count: data.length - on },
  ];
  return (
    <Stack direction="row" sx={{ px: 1.5, py: 1, gap: 1, flexWrap: 'wrap', borderBottom: 1, borderColor: 'divider' }}>
      {choices.map(({ value, label, count }) => (
        <Chip
          key={label}
          label={`${translate(label)} ${digits(count)}`}
          color={value === chosen ? 'primary' : 'default'}
          variant={value === chosen ? 'filled' : 'outlined'}
          aria-pressed={value === chosen}
          onClick={() => setFilters(value === undefined ? others : { ...others, [source]: value })}
        />
      ))}
    </Stack>
  );
}
