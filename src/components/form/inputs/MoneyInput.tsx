import { Box, FormControl, FormHelperText, InputLabel } from '@mui/material';
import { useId } from 'react';
import { FieldTitle, useTranslate, useWrappedSource, ValidationError } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { inputClass } from '@/components/form/inputPlaces';
import { rupees, useLanguage } from '@/components/ui/text/digits';
import { unseen } from '@/components/ui/theme/sharedStyles';
import { NumberInput } from './NumberInput';

/** An amount in rupees. */
export function MoneyInput({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <NumberInput source={source} inputMode="decimal" kind="code" unit={{ position: 'start', text: translate('ui.rupees') }} />
  );
}

/** A percentage. */
export const PercentInput = ({ source }: { source: string }) => (
  <NumberInput source={source} inputMode="decimal" unit={{ position: 'end', text: '%' }} />
);

interface MoneyOutputProps {
  source: string;
  /** In rupees; undefined while it can't be calculated. */
  amount: number | undefined;
  /** What else it depends on, in words. */
  note?: string | undefined;
}

/** An amount that the form calculates from its other fields, beside them, and the server's error about it. */
export function MoneyOutput({ source, amount, note }: MoneyOutputProps) {
  const id = useId();
  const language = useLanguage();
  const name = useWrappedSource(source);
  const message: unknown = get(useFormState({ name }).errors, `${name}.message`);
  const isRefused = typeof message === 'string' && message !== '';
  return (
    <FormControl className={inputClass(name)} error={isRefused} fullWidth>
      <InputLabel shrink htmlFor={id} sx={label}>
        <FieldTitle source={source} />
      </InputLabel>
      <Box component="output" id={id} tabIndex={-1} aria-describedby={`${id}-note`} sx={figures}>
        {amount === undefined ? <Unknown /> : rupees(String(amount), language)}
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

/** Hides the border below the label, as an input's outline does. */
const label = { px: 0.75, ml: '-4.5px', bgcolor: 'background.paper' };

/** As high as an input, with a lighter border, because nothing can be typed. */
const figures = {
  position: 'relative',
  maxWidth: 240,
  minHeight: 37,
  px: '13px',
  py: '7.5px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '.Mui-error > &': { borderColor: 'error.main' },
  typography: 'body2',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
