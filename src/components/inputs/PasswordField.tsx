import { PasswordInput } from 'react-admin';
import { useFieldRules } from '@/components/form/fieldRules';

interface PasswordFieldProps {
  source: string;
  autoComplete: 'current-password' | 'new-password';
  /** A key of the catalogue: what a new password must have. */
  hint?: string;
}

/** A password of a record form; it can be shown. */
export function PasswordField({ hint, ...props }: PasswordFieldProps) {
  const { required } = useFieldRules(props.source);
  return <PasswordInput {...props} fullWidth isRequired={required} helperText={hint ?? false} />;
}
