import { zodResolver } from '@hookform/resolvers/zod';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Stack } from '@mui/material';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { Form, useListContext, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { FormSchema } from '@/components/form/fieldRules';
import { keepFilter } from './filterDefaults';

/** What is asked before a list reads its rows: a schema, and the inputs of its fields. */
export interface ListFilter {
  schema: z.ZodObject;
  inputs: ReactNode;
  /** What is to be said of what was found, above it. */
  notice?: ReactNode;
}

/** The row of inputs above a list whose rows come from a search; what was searched for stands in the address. */
export function FilterForm({ schema, inputs }: Omit<ListFilter, 'notice'>) {
  const translate = useTranslate();
  const label = useId();
  const { filterValues, setFilters } = useListContext();
  const [drawn] = useState(() => new Set<string>());
  const rules = useMemo(() => ({ schema, inputs: drawn }), [schema, drawn]);
  const { q, ...record } = filterValues;

  const onSubmit = (values: Record<string, unknown>) => setFilters({ ...values, ...(q && { q }) });

  useEffect(() => {
    const { data } = schema.safeParse(filterValues);
    if (data) keepFilter(data);
  }, [schema, filterValues]);

  return (
    <Box role="search" aria-labelledby={label} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <FormSchema value={rules}>
        <Form
          record={record}
          resolver={useMemo(() => zodResolver(schema), [schema])}
          onSubmit={onSubmit}
          noValidate
          disableInvalidFormNotification
        >
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={row}>
            {inputs}
            <Button
              id={label}
              type="submit"
              variant="contained"
              startIcon={<SearchIcon />}
              sx={{ mt: { sm: 0.25 }, flexShrink: 0 }}
            >
              {translate('ui.filter_search')}
            </Button>
          </Stack>
        </Form>
      </FormSchema>
    </Box>
  );
}

/** As many inputs side by side as have room for a name; the others stand in rows below. */
const row = {
  gap: 2,
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'flex-start' },
  '& > *': { maxWidth: 420 },
  '& > :not(button)': { flex: { sm: '1 1 200px' } },
  '&& > .ra-input': { my: 0 },
} as const;
