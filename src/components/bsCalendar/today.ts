import { fromAd } from '@/domain/bikramSambat';
import { dayAt } from '@/domain/wallClock';

/** Today in Nepal. */
export const today = (): number => fromAd(dayAt(new Date())) ?? 0;
