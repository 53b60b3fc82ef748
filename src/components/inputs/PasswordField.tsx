import { PasswordInput } from 'react-admin';

interface PasswordFieldProps {
  source: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password of a record form; it can be shown. */
export const PasswordField = (props: PasswordFieldProps) => <PasswordInput {...props} fullWidth isRequired helperText={false} />;
