import { Alert } from '@mui/material';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useMayWrite } from '@/providers/auth/rights';
import { FormBody } from './FormBody';

/** The body of a record's form: disabled, with the reason, for somebody who may look at the records around, but not change them. */
export const RecordFormBody = ({ children }: { children: ReactNode }) => (
  <ReadOnly>
    <FormBody>
      <ReadOnlyReason />
      {children}
    </FormBody>
  </ReadOnly>
);

/** Disables all inputs and buttons inside for such a person. */
function ReadOnly({ children }: { children: ReactNode }) {
  if (useMayWrite()) return children;
  return (
    <ThemeProvider theme={disabling}>
      <fieldset disabled style={{ display: 'contents' }}>
        {children}
      </fieldset>
    </ThemeProvider>
  );
}

/** Inputs that aren't elements of HTML don't know the fieldset, and look enabled in it. */
const disabling = ({ components, ...theme }: Theme): Theme => ({
  ...theme,
  components: {
    ...components,
    MuiFormControl: {
      ...components?.MuiFormControl,
      defaultProps: { ...components?.MuiFormControl?.defaultProps, disabled: true },
    },
    MuiAutocomplete: {
      ...components?.MuiAutocomplete,
      defaultProps: { ...components?.MuiAutocomplete?.defaultProps, disabled: true },
    },
    MuiSelect: { ...components?.MuiSelect, defaultProps: { ...components?.MuiSelect?.defaultProps, disabled: true } },
  },
});

/** Says why a form or a question is disabled. */
export function ReadOnlyReason() {
  const translate = useTranslate();
  return !useMayWrite() && <Alert severity="info">{translate('rules.may_not_write')}</Alert>;
}
