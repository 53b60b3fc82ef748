import { NumberInput } from './NumberInput';

/** A share of a hundred. */
export const PercentInput = ({ source }: { source: string }) => (
  <NumberInput source={source} inputMode="decimal" unit={{ position: 'end', text: '%' }} />
);
