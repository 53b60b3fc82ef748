import { NumberField } from './NumberField';

/** A share of a hundred. */
export const PercentField = ({ source }: { source: string }) => (
  <NumberField source={source} inputMode="decimal" unit={{ position: 'end', text: '%' }} />
);
