import { PasswordInput } from 'react-admin';

interface PasswordFieldProps {
  source: string;
  autoComplete: 'current-password' | 'new-password';
  /** A key of the catalogue: what a new password must have. */
  hint?: string;
}

/** A password of a record form; it can be shown. */
export const PasswordField = ({ hint, ...props }: PasswordFieldProps) => (
  <PasswordInput {...props} fullWidth isRequired helperText={hint ?? false} />
);
