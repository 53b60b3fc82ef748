import { durationMask } from '@/domain/durationMask';
import { TextField } from './TextField';

/** A duration as `hh:mm:ss`: only digits need to be typed. */
export const DurationField = ({ source }: { source: string }) => (
  <TextField source={source} placeholder="hh:mm:ss" inputMode="numeric" parse={(typed: string) => durationMask(typed)} />
);
