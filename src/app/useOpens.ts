import { useCallback } from 'react';
import { useReads } from '@/providers/auth/rights';
import { rightAt } from './routes';

/** Returns a function that tells whether the person's rights open an address. */
export function useOpens(): (pathname: string) => boolean {
  const reads = useReads();
  return useCallback((pathname) => reads(rightAt(pathname)), [reads]);
}
