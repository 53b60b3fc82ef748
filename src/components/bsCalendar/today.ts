import { fromAd } from '@/domain/bikramSambat';

/** Today where the person is. */
export function today(): number {
  const now = new Date();
  const shifted = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return fromAd(shifted.toISOString().slice(0, 10)) ?? 0;
}
