import { RadioButtonGroupInput as RaRadioButtonGroupInput, useWrappedSource } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useChoices } from './useChoices';

/** One of the few values that the form's schema names. */
export function RadioButtonGroupInput({ source }: { source: string }) {
  const props = useChoices(source);
  const name = useWrappedSource(source);
  const isWrong = Boolean(get(useFormState({ name }).errors, name));
  return (
    props && (
      <RaRadioButtonGroupInput
        {...props}
        options={{ 'aria-invalid': isWrong, 'aria-required': props.isRequired }}
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
