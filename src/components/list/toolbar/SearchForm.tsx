import { zodResolver } from '@hookform/resolvers/zod';
import TuneIcon from '@mui/icons-material/Tune';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, type Ref, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { z } from 'zod/mini';
import { FieldTexts, type TextOf } from '@/components/form/fieldNames';
import { FormSchema } from '@/components/form/fieldRules';
import { keepFilter } from '@/components/form/filterDefaults';
import { mark } from '@/components/ui/marks';
import { Words } from '@/components/ui/text/Words';
import { useIsPhone } from '@/components/ui/theme/useIsPhone';
import { RecentCourses } from './RecentCourses';

type Values = Readonly<Record<string, unknown>>;

interface SearchFormProps {
  schema: z.ZodMiniObject;
  /** The inputs of its fields. */
  inputs: ReactNode;
  /** What was searched for. */
  values: Values;
  onSearch: (values: Values) => void;
  /** The key of its button's text. */
  action?: string;
}

/** The inputs of a search in one row. */
export function SearchForm({ schema, inputs, values: searched, onSearch, action = 'ui.filter_search' }: SearchFormProps) {
  const label = useId();
  const [drawn] = useState(() => new Set<string>());
  const rules = useMemo(() => ({ schema, inputs: drawn }), [schema, drawn]);
  const { texts, line } = useChosenLine(schema, searched);
  const isPhone = useIsPhone();
  // A phone has room for either the form or the rows.
  const [wasFolded, setFolded] = useState(() => schema.safeParse(searched).success);
  const isFolded = wasFolded && schema.safeParse(searched).success;
  const button = useRef<HTMLButtonElement>(null);

  const onSubmit = (values: Values) => {
    onSearch(values);
    setFolded(true);
    // The submit button is hidden then.
    button.current?.focus();
  };

  useEffect(() => {
    const { data } = schema.safeParse(searched);
    if (data) keepFilter(data);
  }, [schema, searched]);

  return (
    <Box
      role="search"
      {...mark('open', !isFolded)}
      aria-labelledby={label}
      sx={{ p: { xs: 1, sm: 2 }, borderBottom: 1, borderColor: 'divider', containerType: 'inline-size' }}
    >
      {isPhone && <FoldButton ref={button} chosen={line} isFolded={isFolded} onClick={() => setFolded(!isFolded)} />}
      <FieldTexts value={texts}>
        <FormSchema value={rules}>
          <Form
            record={{ ...searched }}
            resolver={useMemo(() => zodResolver(schema), [schema])}
            onSubmit={onSubmit}
            noValidate
            disableInvalidFormNotification
          >
            <Stack direction={{ xs: 'column', sm: 'row' }} sx={isFolded ? { ...row, display: { xs: 'none', sm: 'flex' } } : row}>
              {inputs}
              <SearchButton id={label} text={action} />
            </Stack>
            <RecentCourses schema={schema} searched={searched} isFolded={isFolded} />
          </Form>
        </FormSchema>
      </FieldTexts>
    </Box>
  );
}

const SearchButton = ({ id, text }: { id: string; text: string }) => (
  <Button id={id} type="submit" variant="contained" sx={{ mt: { sm: 0.25 }, flexShrink: 0 }}>
    {useTranslate()(text)}
  </Button>
);

interface FoldButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** The filter's values, in words. */
  chosen: string;
  isFolded: boolean;
  onClick: () => void;
}

/** Folds and unfolds the form; folded it shows the filter's values in one line. */
function FoldButton({ ref, chosen, isFolded, onClick }: FoldButtonProps) {
  const name = useTranslate()('ui.filter_change');
  const told = isFolded ? chosen : '';
  return (
    <Button
      ref={ref}
      fullWidth
      startIcon={<TuneIcon />}
      aria-expanded={!isFolded}
      aria-label={told ? `${name}: ${told}` : name}
      onClick={onClick}
      sx={{ justifyContent: 'start' }}
    >
      <Typography component="span" variant="inherit" noWrap>
        {told ? <Words text={told} /> : name}
      </Typography>
    </Button>
  );
}

/**
 * The inputs side by side, the names in the room that the short ones leave. All are in one row if it has room for the beginning of each
 * name; otherwise as many as have room for whole names, and the others wrap.
 */
const row = {
  p: { xs: 1, sm: 0 },
  gap: { xs: 2, sm: 1 },
  rowGap: 2,
  flexWrap: { sm: 'wrap' },
  alignItems: { sm: 'flex-start' },
  '& > *': { maxWidth: 420 },
  '& > :not(button)': { flex: { sm: '1 1 200px' }, minWidth: 0 },
  '@container (min-width: 900px)': { flexWrap: 'nowrap', '& > :not(button)': { flexBasis: 132 } },
  '&& .ra-input': { my: 0 },
  // A loading input is as high as it will be.
  '& > [role=status]': { height: 37, minHeight: 0, py: 0, overflow: 'hidden' },
} as const;

/** The texts of inputs, which notify on each change: a name loads later than its id. */
class ToldTexts extends Map<string, TextOf> {
  readonly #listeners = new Set<() => void>();

  override set(field: string, textOf: TextOf): this {
    super.set(field, textOf);
    for (const listener of this.#listeners) listener();
    return this;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Returns a list's filter values as one line of words; `texts` is where its inputs register theirs (`FieldTexts`). */
function useChosenLine({ shape }: z.ZodMiniObject, values: Values) {
  const [texts] = useState(() => new ToldTexts());
  const lineNow = () =>
    Object.keys(shape)
      .flatMap((field) => texts.get(field)?.(values[field]) || [])
      .join(' · ');
  return { texts, line: useSyncExternalStore(texts.subscribe, lineNow) };
}
