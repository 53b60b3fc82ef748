import { durationMask } from '@/domain/durationMask';
import { TextInput } from './TextInput';

/** A duration as `hh:mm:ss`: only digits need to be typed. */
export const DurationInput = ({ source }: { source: string }) => (
  <TextInput source={source} placeholder="hh:mm:ss" inputMode="numeric" parse={(typed: string) => durationMask(typed)} />
);
