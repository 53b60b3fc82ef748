import { Box, FormControl, FormHelperText } from '@mui/material';
import { useId } from 'react';
import { FieldTitle, useTranslate, useWrappedSource, ValidationError } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { rupees } from '@/components/fields/rupees';
import { useLanguage } from '@/components/fields/useLanguage';
import { inputClass } from '@/components/form/inputPlaces';
import { unseen } from '@/components/theme/unseen';

interface MoneyOutputProps {
  source: string;
  /** In rupees; undefined while it can't be calculated. */
  amount: number | undefined;
  /** What else it depends on, in words. */
  note?: string | undefined;
}

/** An amount that the form calculates from its other fields, and the server's error about it. */
export function MoneyOutput({ source, amount, note }: MoneyOutputProps) {
  const id = useId();
  const language = useLanguage();
  const name = useWrappedSource(source);
  const message: unknown = get(useFormState({ name }).errors, `${name}.message`);
  const isRefused = typeof message === 'string' && message !== '';
  return (
    <FormControl className={inputClass(name)} error={isRefused} fullWidth sx={{ gridColumn: '1 / -1' }}>
      <Box sx={line}>
        <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
          <FieldTitle source={source} />
        </Box>
        <Box component="output" id={id} tabIndex={-1} aria-describedby={`${id}-note`} sx={figures}>
          {amount === undefined ? <Unknown /> : rupees(String(amount), language)}
        </Box>
      </Box>
      <FormHelperText id={`${id}-note`} aria-live="polite">
        {isRefused ? <ValidationError error={message} /> : note}
      </FormHelperText>
    </FormControl>
  );
}

function Unknown() {
  const translate = useTranslate();
  return (
    <>
      <span aria-hidden>–</span>
      <Box component="span" sx={unseen}>
        {translate('ui.amount_unknown')}
      </Box>
    </>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 2,
  px: 1.75,
  py: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  '.Mui-error > &': { outline: 1, outlineColor: 'error.main' },
};

const figures = {
  position: 'relative',
  marginInlineStart: 'auto',
  typography: 'body1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
