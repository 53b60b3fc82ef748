import { useEffect } from 'react';
import { printAsked, usePrinting } from './printing';

/** Prints, where that was asked for here, once all is drawn. */
export function usePrintOnce(isReady: boolean): void {
  const isAsked = usePrinting()?.isAsked ?? false;
  useEffect(() => {
    if (isReady && isAsked) printAsked();
  }, [isReady, isAsked]);
}
