import { fromAd } from '@/domain/bikramSambat';
import { localTime } from '@/domain/instantText';

/** Today where the person is. */
export const today = (): number => fromAd(localTime(new Date()).date) ?? 0;
