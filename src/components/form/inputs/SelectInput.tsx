import { SelectInput as RaSelectInput } from 'react-admin';
import { useChoices } from './RadioButtonGroupInput';

/** One of the values that the form's schema lists, where there are too many to show side by side. */
export function SelectInput({ source }: { source: string }) {
  const props = useChoices(source);
  return (
    props && (
      <RaSelectInput {...props} slotProps={{ select: { SelectDisplayProps: { 'aria-required': props.isRequired } } }} fullWidth />
    )
  );
}
