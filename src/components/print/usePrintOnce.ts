import { useEffect } from 'react';
import { printAsked, usePrinting } from './printing';

/** Starts the print that the product asked for, once all is rendered. */
export function usePrintOnce(isReady: boolean): void {
  const isAsked = usePrinting()?.isAsked ?? false;
  useEffect(() => {
    if (isReady && isAsked) printAsked();
  }, [isReady, isAsked]);
}
