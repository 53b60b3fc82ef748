import { NumberInput } from './NumberInput';

/** A percentage. */
export const PercentInput = ({ source }: { source: string }) => (
  <NumberInput source={source} inputMode="decimal" unit={{ position: 'end', text: '%' }} />
);
