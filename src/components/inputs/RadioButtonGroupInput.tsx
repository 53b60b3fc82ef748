import { RadioButtonGroupInput as RaRadioButtonGroupInput, useTranslate, useWrappedSource } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useChoices } from './useChoices';

/** One of the few values that the form's schema names. */
export function RadioButtonGroupInput({ source }: { source: string }) {
  const props = useChoices(source);
  const name = useWrappedSource(source);
  const translate = useTranslate();
  const error: unknown = get(useFormState({ name }).errors, name);
  const message: unknown = get(error, 'message');
  // The text below the choices has no id to refer to.
  const description = typeof message === 'string' ? translate(message, { _: message }) : undefined;
  return (
    props && (
      <RaRadioButtonGroupInput
        {...props}
        options={{ 'aria-invalid': Boolean(error), 'aria-required': props.isRequired, 'aria-description': description }}
        margin="none"
        sx={labelled}
      />
    )
  );
}

// react-admin styles the label as that of a filled text field; here it is the heading of the choices, and there is no box for a helper text
// to be below.
const labelled = {
  '& .RaRadioButtonGroupInput-label': { transform: 'none', typography: 'body2' },
  '& .MuiFormHelperText-root': { mx: 0 },
};
