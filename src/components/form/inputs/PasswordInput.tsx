import { PasswordInput as RaPasswordInput } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';

interface PasswordInputProps {
  source: string;
  autoComplete: 'current-password' | 'new-password';
  /** A key of the catalogue: the requirements for a new password. */
  hint?: string;
}

/** A password, which can be shown. */
export function PasswordInput({ hint, ...props }: PasswordInputProps) {
  const { required } = useFieldRules(props.source);
  return (
    <RaPasswordInput
      {...props}
      fullWidth
      isRequired={required}
      slotProps={{ htmlInput: { 'aria-required': required } }}
      helperText={hint ?? false}
    />
  );
}
