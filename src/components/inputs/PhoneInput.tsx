import { TextInput } from './TextInput';

/** A phone number, typed in the digits of either script. */
export const PhoneInput = ({ source }: { source: string }) => (
  <TextInput source={source} kind="date" type="tel" inputMode="tel" autoComplete="off" helperText={false} />
);
