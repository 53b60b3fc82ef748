import { TextField } from './TextField';

/** A phone number, typed in the digits of either script. */
export const PhoneField = ({ source }: { source: string }) => (
  <TextField source={source} type="tel" inputMode="tel" autoComplete="off" helperText={false} />
);
